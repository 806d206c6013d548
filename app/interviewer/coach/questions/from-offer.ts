import { makeSearchable } from '../book/match-words.ts'
import type { OfferFacts } from '../offer-facts/offer-facts.ts'
import { requirementsNamed, requirementsOfPost } from '../offer-facts/requirements.ts'
import { type Candidate, candidate } from './candidate.ts'
import { fillWording } from './fill-wording.ts'
import { mayBeABeginner } from './may-be-a-beginner.ts'
import { OF_CARDS } from './wordings/of-cards.ts'
import { OF_REQUIREMENTS } from './wordings/of-requirements.ts'
import { ON_A_TOOL, ON_A_TOOL_TO_A_BEGINNER } from './wordings/on-a-tool.ts'

/** What any office has, asked about when nothing decides more. */
const COMMON = new Set([
  'excel',
  'word-processing',
  'git',
  'car',
  'erp',
  'crm',
  'first-aid',
  'agile',
  'data-protection',
])
/** A card, a licence or a standard decides before anything else does. */
const MUST_HOLD = 1.9
const MUST = 1.15
const COMMON_MUST = 0.7
/** Under what the page of the trade asks of the work itself. */
const NAMED_TOOL = 0.95
const MOST_TOOLS = 4
const WELCOME = 0.45
const NEXT = 0.05
/** The language that an offer names first is the one of the post. */
const ANOTHER_LANGUAGE = 0.4

/** « Anglais » among what one should know decides nothing. */
const MUST_SPEAK =
  / (?:indispensables?|imperati[a-z]*|exigee?s?|obligatoires?|requise?s?|necessaires?|courante?s?|couramment|bilingues?|trilingues?|fluent|maitrise[a-z]*|professionnel[a-z]*|operationnel[a-z]*|lu|parle[a-z]*|[bc][12]) /
const LANGUAGES = new Set(['english', 'german', 'spanish', 'italian', 'sign-language'])

/** Questions on the tools, cards, licences and languages that the offer names; a subject that is asked about knows its own tools. */
export function questionsOfRequirements(
  offer: OfferFacts,
  subjects: readonly string[],
): Candidate[] {
  const { lines } = offer
  // A teacher of English is asked about teaching.
  const taught = new Set(lines[0] ? requirementsNamed(lines[0].folded) : [])
  const cues = offer.subjects
    .filter(({ code }) => subjects.includes(code))
    .flatMap((one) => one.cues)
  const asked = new Set(requirementsNamed(makeSearchable(cues.join(' . ').replaceAll('*', ''))))
  const own = requirementsOfPost(offer).filter(
    ({ id }) => (id in OF_CARDS || !asked.has(id)) && !(LANGUAGES.has(id) && taught.has(id)),
  )
  const language = own.find(({ id }) => LANGUAGES.has(id))
  return own.flatMap(({ id, isMust }, at) =>
    (OF_REQUIREMENTS[id] ?? []).map(([kind, text]) => {
      const must = COMMON.has(id) ? COMMON_MUST : id in OF_CARDS ? MUST_HOLD : MUST
      const decides =
        !LANGUAGES.has(id) ||
        lines.some(
          ({ folded }) => requirementsNamed(folded).includes(id) && MUST_SPEAK.test(folded.text),
        )
      const worth = isMust && decides ? must : WELCOME
      const later = LANGUAGES.has(id) && id !== language?.id ? ANOTHER_LANGUAGE : 0
      return candidate(kind, text, worth - NEXT * at - later, { names: [id] })
    }),
  )
}

/** A question on one of the tools that the offer asks for by their names; one a set, and none that a requirement asks about. */
export function questionsOfTools(offer: OfferFacts): Candidate[] {
  return offer.tools.slice(0, MOST_TOOLS).flatMap((tool, at) => {
    const names = ['outil', ...requirementsNamed(makeSearchable(tool))]
    const wordings = mayBeABeginner(offer) ? ON_A_TOOL_TO_A_BEGINNER : ON_A_TOOL
    return wordings.map((wording) =>
      candidate('technical', fillWording(wording, { outil: tool }) ?? '', NAMED_TOOL - NEXT * at, {
        names,
      }),
    )
  })
}

import { makeSearchable } from '../book/match-words.ts'
import type { OfferFacts } from '../offer-facts/offer-facts.ts'
import { requirementsNamed } from '../offer-facts/requirements.ts'
import { type Candidate, candidate } from './candidate.ts'
import { OF_CARDS } from './wordings/of-cards.ts'
import { OF_REQUIREMENTS } from './wordings/of-requirements.ts'

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
const WELCOME = 0.45
const NEXT = 0.05

/** The domains in which a name is that tool, and is the work of the one who is asked. */
const OF_DOMAINS: Readonly<Record<string, RegExp>> = {
  sql: /^(?:M18|M14|I14|H12)/,
  git: /^(?:M18|H12)/,
  docker: /^(?:M18|I14)/,
  cloud: /^(?:M18|M14|I14)/,
  agile: /^(?:M18|M14|E12|M17)/,
  payroll: /^(?:M12|M15|M16|M13)/,
  'accounts-software': /^(?:M1[1-6]|D14|C)/,
  sap: /^(?:M|H|N|D14|I)/,
  erp: /^(?:M|H|N|D|I|F)/,
  till: /^(?:D|G|E13|L)/,
  'image-software': /^(?:E|M17|M16|L|B)/,
  'drawing-software': /^(?:F|H|B|E|I|A12)/,
  'warehouse-software': /^(?:N|D|H|G)/,
  'maintenance-software': /^(?:I|H|F|G|K22)/,
  audience: /^(?:E|M17|M18|D)/,
  'site-editor': /^(?:E|M17|M18|D)/,
  'data-reports': /^(?:M|C|H14|N13|D14)/,
  'care-file': /^(?:J|K1[123])/,
  'numerical-control': /^(?:H|B|I)/,
  haccp: /^(?:G1[4-8]|D1[125]|H21|H24|A|J|K1[23]|K22|N)/,
  'public-procurement': /^(?:K14|K19|M11|M12|M16|F1[12])/,
  lean: /^(?:H|N|I|M14|F)/,
  iso: /^(?:H|I|F|N|A|D11|K23|M1[14])/,
}

/** « Anglais » among what one should know decides nothing. */
const MUST_SPEAK =
  / (?:indispensables?|imperati[a-z]*|exigee?s?|obligatoires?|requise?s?|necessaires?|courante?s?|couramment|bilingues?|trilingues?|fluent|maitrise[a-z]*|professionnel[a-z]*|operationnel[a-z]*|lu|parle[a-z]*|[bc][12]) /
const LANGUAGES = new Set(['english', 'german', 'spanish', 'italian', 'sign-language'])

/** Questions on the tools, cards, licences and languages that the offer names; a subject that is asked about knows its own tools. */
export function questionsOfRequirements(
  offer: OfferFacts,
  subjects: readonly string[],
): Candidate[] {
  const { requirements, domain, lines } = offer
  // A teacher of English is asked about teaching.
  const taught = new Set(lines[0] ? requirementsNamed(lines[0].folded) : [])
  const cues = offer.subjects
    .filter(({ code }) => subjects.includes(code))
    .flatMap((one) => one.cues)
  const asked = new Set(requirementsNamed(makeSearchable(cues.join(' . ').replaceAll('*', ''))))
  const own = requirements.filter(
    ({ id }) =>
      (id in OF_CARDS || !asked.has(id)) &&
      !(LANGUAGES.has(id) && taught.has(id)) &&
      (domain === null || (OF_DOMAINS[id]?.test(domain) ?? true)),
  )
  return own.flatMap(({ id, isMust }, at) =>
    (OF_REQUIREMENTS[id] ?? []).map(([kind, text]) => {
      const must = COMMON.has(id) ? COMMON_MUST : id in OF_CARDS ? MUST_HOLD : MUST
      const decides =
        !LANGUAGES.has(id) ||
        lines.some(
          ({ folded }) => requirementsNamed(folded).includes(id) && MUST_SPEAK.test(folded.text),
        )
      const worth = isMust && decides ? must : WELCOME
      return candidate(kind, text, worth - NEXT * at, { names: [id] })
    }),
  )
}

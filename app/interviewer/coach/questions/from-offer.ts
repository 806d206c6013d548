import type { QuestionKind } from '../../kinds.ts'
import { makeSearchable } from '../book/match-words.ts'
import type { Activity, Page } from '../book/page.ts'
import { isMeant } from '../offer-facts/is-meant.ts'
import type { Mission, OfferFacts } from '../offer-facts/offer-facts.ts'
import { requirementsNamed } from '../offer-facts/requirements.ts'
import { type Candidate, candidate } from './candidate.ts'
import { fillWording } from './fill-wording.ts'
import { TO_A_LEADER } from './from-page.ts'
import { OF_CARDS } from './wordings/of-cards.ts'
import { OF_LEADING } from './wordings/of-leading.ts'
import { OF_MISSIONS, SLOT_OF_FORM } from './wordings/of-missions.ts'
import { OF_REQUIREMENTS } from './wordings/of-requirements.ts'

type Worth = Readonly<Partial<Record<QuestionKind, number>>>

/**
 * What a mission of the offer is worth where its domain's page or none is known. Of eleven stories asked on
 * one beside a domain's page, seven were accused: the page's own are asked.
 */
const WORTH: Readonly<Record<'domain' | 'any', Worth>> = {
  domain: { technical: 0.6 },
  any: { behavioural: 1.6, technical: 1.4 },
}
const LATER = 0.07
/** What says more of the post is worth more. */
const A_WORD = 0.03
const WORDS_THAT_COUNT = 8
/** Every post has them, and nothing can be told of them. */
const SAYS_LITTLE =
  /^(?:vous )?(?:respect|interven|rejoin|évolu|bénéfici|particip|veill|contribu|travaill|aid|collabor|être|rendre|rend|garanti|maîtris|appliqu|propos|intégr|utilis|mettre en (?:œ|oe)uvre$|mettre en place$|effectuer la vente)/iu
const READ_ALOUD = 0.2

/** What of the offer's missions is asked, said in the sentence where that can be, else read aloud. */
export function questionsOfMissions(
  { missions, isForBeginners }: OfferFacts,
  known: keyof typeof WORTH,
  activities: readonly Activity[],
): Candidate[] {
  const worth = WORTH[known]
  return missions.flatMap((mission, at) =>
    Object.entries(OF_MISSIONS).flatMap(([kind, { anyone, beginner }]) => {
      const most = worth[kind as QuestionKind]
      if (most === undefined || !isSayable(mission)) return []
      const of = isForBeginners && beginner[mission.form].length > 0 ? beginner : anyone
      const score = most + worthOf(mission) - LATER * at
      return of[mission.form].flatMap((wording) => {
        const text = fillWording(wording, { [SLOT_OF_FORM[mission.form]]: mission.said })
        const more = {
          activities: activitiesIn(mission, activities),
          names: [mission.text, wording],
          isReading: true,
        }
        return text ? [candidate(kind as QuestionKind, text, score, more)] : []
      })
    }),
  )
}

const LONGEST_SAID = 10

/** What is longer than this is read, not said; what every post has is told by nobody. */
const isSayable = ({ text, form }: Mission) =>
  !SAYS_LITTLE.test(text) && (form === 'quoted' || text.split(' ').length <= LONGEST_SAID)

function worthOf({ text, form }: Mission): number {
  const words = Math.min(WORDS_THAT_COUNT, text.split(' ').length)
  return A_WORD * words - (form === 'quoted' ? READ_ALOUD : 0)
}

function activitiesIn({ text }: Mission, activities: readonly Activity[]): string[] {
  const folded = makeSearchable(text)
  return activities
    .filter(({ heard }) => heard.some((words) => isMeant(folded, words)))
    .map(({ id }) => id)
}

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

const LANGUAGES = new Set(['english', 'german', 'spanish', 'italian', 'sign-language'])

/** Questions on the tools, cards, licences and languages that the offer names. */
export function questionsOfRequirements(offer: OfferFacts): Candidate[] {
  const { requirements, domain, lines } = offer
  // A teacher of English is asked about teaching.
  const taught = new Set(lines[0] ? requirementsNamed(lines[0].folded) : [])
  const own = requirements.filter(
    ({ id }) =>
      !(LANGUAGES.has(id) && taught.has(id)) &&
      (domain === null || (OF_DOMAINS[id]?.test(domain) ?? true)),
  )
  return own.flatMap(({ id, isMust }, at) =>
    (OF_REQUIREMENTS[id] ?? []).map(([kind, text]) => {
      const must = COMMON.has(id) ? COMMON_MUST : id in OF_CARDS ? MUST_HOLD : MUST
      const worth = isMust ? must : WELCOME
      return candidate(kind, text, worth - NEXT * at, { names: [id] })
    }),
  )
}

/** More than a question on the trade that the offer speaks little of. */
const LEADING = 1.4
/** A page that asks about leading as often as this is that of a trade of leaders. */
const OFTEN = 3

/** Questions on leading people, where the post does and the page of its trade asks little about it. */
export function questionsOfLeading(
  { leadsPeople }: OfferFacts,
  nearest: Page | undefined,
): Candidate[] {
  const own = nearest?.questions.filter(({ text }) => TO_A_LEADER.test(text)).length ?? 0
  if (!leadsPeople || own >= OFTEN) return []
  return OF_LEADING.map(([kind, text]) => candidate(kind, text, LEADING, { names: ['leading'] }))
}

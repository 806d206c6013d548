import type { QuestionKind } from '../../kinds.ts'
import { PLAIN_MONTHS } from '../french/months.ts'
import type { ConditionId, OfferFacts } from '../offer-facts/offer-facts.ts'
import { type Candidate, candidate } from './candidate.ts'
import { fillWording, slotsIn } from './fill-wording.ts'
import { mayBeABeginner } from './may-be-a-beginner.ts'
import { type Slots, sayTheSame } from './slots.ts'
import {
  CLOSING,
  CLOSING_BY_CONDITION,
  CLOSING_OF_ANYONE,
  CLOSING_ON_TERMS,
  ON_THE_START,
} from './wordings/closing.ts'
import { MOTIVATION, MOTIVATION_BY_CONDITION, MOTIVATION_OF_ANYONE } from './wordings/motivation.ts'
import {
  PRESENTATION,
  PRESENTATION_FOR_A_FIRST_POST,
  PRESENTATION_OF_A_BEGINNER,
  PRESENTATION_OF_A_GRADUATE,
  PRESENTATION_OF_ANYONE,
} from './wordings/presentation.ts'

const WORTH = {
  slot: 0.35,
  named: 0.95,
  ofThisPost: 0.75,
  title: 0.6,
  field: 0.4,
  wording: 0.35,
  ofAnyone: -0.35,
  onTerms: 0.6,
  permanent: 0.1,
  permanentToo: 0.25,
  condition: 1.9,
  conditionFirst: 0.9,
  laterCondition: 0.1,
}
/** Three names in one sentence are a list. */
const MOST_SLOTS = 2
/** What any post of the trade has; all else names this one. */
const OF_ITS_FIELD = /^(?:de )?domaine$/
/** What no other post of the trade has. */
const NAMES_THE_POST =
  /^(?:chez|(?:d')?employeur|(?:de )?nom|de public|public aidé|au public|de secteur)$/
const worthOf = (name: string) => {
  if (OF_ITS_FIELD.test(name)) return WORTH.field
  if (/métier|outil/.test(name)) return WORTH.title
  return NAMES_THE_POST.test(name) ? WORTH.named : WORTH.ofThisPost
}
const TOLD_IN_FIGURES =
  /^(?:contrat|heures|date|début|télétravail|semaine|horaires|week-ends|salaire)/

/** « de métier » and « chez » say what « métier » and « employeur » do. */
const thingNamed = (name: string) =>
  name === 'chez'
    ? 'employeur'
    : name === 'public aidé' || name === 'au public'
      ? 'public'
      : name.replace(/^(?:de |d'|autre )/, '').replace(/^contrat .*/, 'contrat')
/** Why one wants it, and what one asks of it, are both about it. */
const ALL_OF_THE_POST = new Set<ConditionId>([
  'apprenticeship',
  'internship',
  'independent',
  'public-service',
])
const LATER = 0.2
const EASY_TO_HEAR = 18
const A_WORD_TOO_MANY = 0.06
const START_TOLD = new RegExp(
  String.raw` (?:(?:prise de (?:poste|fonction|service)|date de (?:debut|prise)|debut|demarrage|a pourvoir|poste vacant|embauche|contrat) (?:[a-z]+ ){0,4}(?:\d|des |a partir |immediat|${PLAIN_MONTHS}|au plus)|des que possible|a partir du? \d|des (?:maintenant|le \d)) `,
)

/** Invitations to present oneself, reasons to want the post, the candidate's turn: written whole, with safe slots. */
export function questionsOfWordings(offer: OfferFacts, slots: Slots): Candidate[] {
  const presentation = presentationsFor(offer)
  const first = { offer: withoutTurnedNights(offer), slots, worth: WORTH.conditionFirst }
  const last = { offer, slots, worth: WORTH.condition }
  const isStartTold = offer.lines.some(({ folded }) => START_TOLD.test(folded.text))
  return [
    ...filled('presentation', presentation, slots),
    ...filled(
      'presentation',
      offer.isForBeginners && !offer.demandsATitle ? PRESENTATION_FOR_A_FIRST_POST : [],
      slots,
    ),
    ...filled('presentation', PRESENTATION_OF_ANYONE, slots, WORTH.ofAnyone),
    ...filled('motivation', MOTIVATION, slots),
    ...ofConditions('motivation', MOTIVATION_BY_CONDITION, first),
    ...filled('motivation', MOTIVATION_OF_ANYONE, slots, WORTH.ofAnyone),
    ...ofConditions('closing', CLOSING_BY_CONDITION, last),
    ...ofTerms(slots, offer),
    ...filled('closing', CLOSING, slots),
    ...filled('closing', CLOSING_OF_ANYONE, slots, 0.3),
    ...(isStartTold ? [] : filled('closing', ON_THE_START, slots, 0.3)),
  ]
}

/** Nights that come round with the other turns are no reason to want a post. */
const withoutTurnedNights = (offer: OfferFacts): OfferFacts =>
  offer.conditions.includes('shifts')
    ? { ...offer, conditions: offer.conditions.filter((id) => id !== 'night') }
    : offer

function presentationsFor(offer: OfferFacts): readonly string[] {
  if (!mayBeABeginner(offer)) return PRESENTATION
  return offer.demandsATitle ? PRESENTATION_OF_A_GRADUATE : PRESENTATION_OF_A_BEGINNER
}

/** That the post lasts is what most offers say: whatever else is told comes first. */
function ofTerms(slots: Slots, { conditions }: OfferFacts): Candidate[] {
  const { said } = slots
  const isMoreTold =
    conditions.length > 0 || TOLD_BESIDE_A_CONTRACT.some((name) => said[name] !== null)
  const isPermanent = said['contrat durable'] !== null
  return CLOSING_ON_TERMS.flatMap((wording) => {
    const names = slotsIn(wording)
    const saysContract = isPermanent && names.some((name) => name.startsWith('contrat'))
    const isAlone = names.every((name) => ALONE.test(name))
    if (saysContract && isAlone && isMoreTold) return []
    const worth = saysContract ? (isAlone ? WORTH.permanent : WORTH.permanentToo) : WORTH.onTerms
    return filled('closing', [wording], slots, worth)
  })
}
const ALONE = /^(?:contrat|ville|chez)/
const TOLD_BESIDE_A_CONTRACT = [
  'heures',
  'effectif',
  'semaine',
  'début',
  'date',
  'télétravail',
  'horaires',
  'salaire',
] as const

function ofConditions(
  kind: QuestionKind,
  wordings: Readonly<Record<string, readonly string[]>>,
  { offer, slots, worth }: { offer: OfferFacts; slots: Slots; worth: number },
): Candidate[] {
  return offer.conditions.flatMap((id, at) =>
    filled(kind, exactest(wordings[id] ?? [], slots), slots, worth - WORTH.laterCondition * at).map(
      (one) => (ALL_OF_THE_POST.has(id) ? one : { ...one, names: [...one.names, id] }),
    ),
  )
}

/** « Certains week-ends » is said of no offer that tells which. */
function exactest(wordings: readonly string[], { said }: Slots): readonly string[] {
  if (said['week-ends'] === null) return wordings
  const exact = wordings.filter((wording) => slotsIn(wording).includes('week-ends'))
  return exact.length > 0 ? exact : wordings
}

/** What a wording may say of the work at one time. */
interface Turn {
  said: Readonly<Record<string, string>>
  subjects: readonly string[]
  cost: number
}

const NOTHING: Turn = { said: {}, subjects: [], cost: 0 }

const turnsOf = (names: readonly string[], { subjects }: Slots): readonly Turn[] =>
  names.includes('sujet')
    ? subjects.map(({ code, name }, at) => ({
        said: { sujet: name },
        subjects: [code],
        cost: LATER * at,
      }))
    : [NOTHING]

/** « Développeur PHP » says the tool already, « au tribunal de Beauvais » the town, « la cuisine » what « en cuisine centrale » says. */
function saysTwice(names: readonly string[], { said }: Slots): boolean {
  const all = names.map((name) => [name, said[name as keyof typeof said] ?? ''] as const)
  return all.some(([name, text], at) =>
    all.slice(0, at).some(([, before]) => {
      if (text === '' || before === '') return false
      const bare = text.replace(/^(?:à|au|aux|chez) /, '').toLowerCase()
      return (
        before.toLowerCase().includes(bare) ||
        (!TOLD_IN_FIGURES.test(name) && sayTheSame(text, before))
      )
    }),
  )
}

/** « Dans le développement informatique en back-end et services web » is lost on who hears it. */
const isHeavy = (names: readonly string[], { said }: Slots) =>
  names.includes('autre cadre') && (said['autre cadre'] ?? '').split(' ').length > LONGEST_BESIDE
const LONGEST_BESIDE = 3

function filled(
  kind: QuestionKind,
  wordings: readonly string[],
  slots: Slots,
  worth = WORTH.wording,
): Candidate[] {
  return wordings.flatMap((wording) => {
    const names = slotsIn(wording)
    return turnsOf(names, slots).flatMap(({ said, subjects, cost }) => {
      const text = fillWording(wording, { ...slots.said, ...said })
      if (text === null || saysTwice(names, slots) || isHeavy(names, slots)) return []
      const score =
        worth +
        WORTH.slot * Math.min(MOST_SLOTS, names.length) +
        Math.max(0, ...names.map(worthOf)) -
        cost -
        A_WORD_TOO_MANY * Math.max(0, text.split(' ').length - EASY_TO_HEAR)
      return [
        candidate(kind, text, score, {
          subjects,
          names: names.filter((name) => name !== 'sujet').map(thingNamed),
        }),
      ]
    })
  })
}

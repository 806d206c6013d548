import type { QuestionKind } from '../../kinds.ts'
import { withDe } from '../french/grammar.ts'
import type { ConditionId, OfferFacts } from '../offer-facts/offer-facts.ts'
import { type Candidate, candidate } from './candidate.ts'
import { fillWording, slotsIn } from './fill-wording.ts'
import { mayBeABeginner } from './may-be-a-beginner.ts'
import type { SaidActivity, Slots } from './slots.ts'
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
  PRESENTATION_OF_ANYONE,
} from './wordings/presentation.ts'

const WORTH = {
  slot: 0.35,
  ofThisPost: 0.75,
  wording: 0.35,
  ofAnyone: -0.35,
  onTerms: 0.6,
  condition: 1.9,
  conditionFirst: 0.9,
  laterCondition: 0.1,
}
/** Three names in one sentence are a list. */
const MOST_SLOTS = 2
/** What names this post rather than any other. */
const OF_THIS_POST =
  /^(?:ville|(?:d')?employeur|cadre|(?:de )?métier|outil|effectif|heures|semaine|début|contrat|autre activité|sujet)$/
/** Why one wants it, and what one asks of it, are both about it. */
const ALL_OF_THE_POST = new Set<ConditionId>(['apprenticeship', 'internship'])
/** A title in both genders weighs on a sentence. */
const HEAVY_TITLE = 0.15
const LATER = 0.2
const EASY_TO_HEAR = 18
const A_WORD_TOO_MANY = 0.06
/** Those of a whole domain say less of this post than its own missions. */
const OF_A_DOMAIN = 0.2
/** A subject beside a known trade is a part of the post: it is seldom all that one is asked to present. */
const BESIDE_A_TRADE = 0.45
const START_TOLD =
  / (?:(?:prise de (?:poste|fonction|service)|date de (?:debut|prise)|debut|demarrage|a pourvoir|poste vacant|embauche|contrat) (?:[a-z]+ ){0,4}(?:\d|des |a partir |immediat|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|au plus)|des que possible|a partir du? \d|des (?:maintenant|le \d)) /

/** Invitations to present oneself, reasons to want the post, the candidate's turn: written whole, with safe slots. */
export function questionsOfWordings(offer: OfferFacts, slots: Slots): Candidate[] {
  const presentation = mayBeABeginner(offer) ? PRESENTATION_OF_A_BEGINNER : PRESENTATION
  const first = { offer, slots, worth: WORTH.conditionFirst }
  const last = { offer, slots, worth: WORTH.condition }
  const isStartTold = offer.lines.some(({ folded }) => START_TOLD.test(folded.text))
  return [
    ...filled('presentation', presentation, slots),
    ...filled('presentation', offer.isForBeginners ? PRESENTATION_FOR_A_FIRST_POST : [], slots),
    ...filled('presentation', PRESENTATION_OF_ANYONE, slots, WORTH.ofAnyone),
    ...filled('motivation', MOTIVATION, slots),
    ...ofConditions('motivation', MOTIVATION_BY_CONDITION, first),
    ...filled('motivation', MOTIVATION_OF_ANYONE, slots, WORTH.ofAnyone),
    ...ofConditions('closing', CLOSING_BY_CONDITION, last),
    ...filled('closing', CLOSING_ON_TERMS, slots, WORTH.onTerms),
    ...filled('closing', CLOSING, slots),
    ...filled('closing', CLOSING_OF_ANYONE, slots, 0.3),
    ...(isStartTold ? [] : filled('closing', ON_THE_START, slots, 0.3)),
  ]
}

function ofConditions(
  kind: QuestionKind,
  wordings: Readonly<Record<string, readonly string[]>>,
  { offer, slots, worth }: { offer: OfferFacts; slots: Slots; worth: number },
): Candidate[] {
  return offer.conditions.flatMap((id, at) =>
    filled(kind, wordings[id] ?? [], slots, worth - WORTH.laterCondition * at).map((one) =>
      ALL_OF_THE_POST.has(id) ? one : { ...one, names: [...one.names, id] },
    ),
  )
}

/** What a wording may say of the work at one time. */
interface Turn {
  said: Readonly<Record<string, string>>
  activities: readonly string[]
  subjects: readonly string[]
  cost: number
}

const NOTHING: Turn = { said: {}, activities: [], subjects: [], cost: 0 }

function turnsOf(
  names: readonly string[],
  { activities, subjects, ofATrade }: Slots,
): readonly Turn[] {
  const beside = ofATrade ? BESIDE_A_TRADE : 0
  if (names.includes('autre activité'))
    return pairs(activities.filter(isShort)).map(([one, other], at) => ({
      said: { activité: one.say, 'autre activité': other.say },
      activities: [one.id, other.id],
      subjects: [],
      cost: LATER * at + (one.ofADomain ? OF_A_DOMAIN : 0) + (other.ofADomain ? OF_A_DOMAIN : 0),
    }))
  if (names.some((name) => /activité/.test(name)))
    return activities.map(({ id, say, ofADomain }, at) => ({
      said: { activité: say, "d'activité": withDe(say) },
      activities: [id],
      subjects: [],
      cost: LATER * at + (ofADomain ? OF_A_DOMAIN : 0),
    }))
  if (names.includes('autre sujet'))
    return pairs(subjects.filter(({ name }) => !/ et /.test(name))).map(([one, other], at) => ({
      said: { sujet: one.name, 'autre sujet': other.name },
      activities: [],
      subjects: [one.code, other.code],
      cost: LATER * at + beside,
    }))
  if (names.includes('sujet'))
    return subjects.map(({ code, name }, at) => ({
      said: { sujet: name },
      activities: [],
      subjects: [code],
      cost: LATER * at + beside,
    }))
  return [NOTHING]
}

/** « Tenir et ranger … et préparer et mener … » is lost on who hears it. */
const isShort = ({ say }: SaidActivity) => !/ (?:et|ou) |,/.test(say) && say.split(' ').length <= 7

/** Each with the one after it. */
const pairs = <One>(all: readonly One[]) =>
  all.flatMap((one, at) => {
    const next = all[at + 1]
    return next === undefined ? [] : [[one, next] as const]
  })

/** « Développeur PHP » says the tool already, « au tribunal de Beauvais » the town. */
function saysTwice(names: readonly string[], { said }: Slots): boolean {
  if (!names.some((name) => /métier/.test(name))) return false
  const title = (said.métier ?? '').toLowerCase()
  const isIn = (name: string | null) => name !== null && title.includes(name.toLowerCase())
  return names.some(
    (name) =>
      (name === 'ville' && isIn(said.ville?.replace(/^(?:à|au|aux) /, '') ?? null)) ||
      ((name === 'outil' || name === 'autre outil') && isIn(said[name])),
  )
}

function filled(
  kind: QuestionKind,
  wordings: readonly string[],
  slots: Slots,
  worth = WORTH.wording,
): Candidate[] {
  return wordings.flatMap((wording) => {
    const names = slotsIn(wording)
    return turnsOf(names, slots).flatMap(({ said, activities, subjects, cost }) => {
      const text = fillWording(wording, { ...slots.said, ...said })
      if (text === null || saysTwice(names, slots)) return []
      const isHeavy =
        names.some((name) => /métier/.test(name)) && / ou /.test(slots.said.métier ?? '')
      const score =
        worth +
        WORTH.slot * Math.min(MOST_SLOTS, names.length) +
        (names.some((name) => OF_THIS_POST.test(name)) ? WORTH.ofThisPost : 0) -
        (isHeavy ? HEAVY_TITLE : 0) -
        cost -
        A_WORD_TOO_MANY * Math.max(0, text.split(' ').length - EASY_TO_HEAR)
      return [
        candidate(kind, text, score, {
          activities,
          subjects,
          names: names
            .filter((name) => !/activité|sujet/.test(name))
            .map((name) => name.replace(/^(?:de |d'|autre )/, '')),
        }),
      ]
    })
  })
}

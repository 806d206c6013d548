import type { QuestionKind } from '../../kinds.ts'
import type { OfferFacts } from '../offer-facts/offer-facts.ts'
import { type Candidate, candidate } from './candidate.ts'
import { fillWording, slotsIn } from './fill-wording.ts'
import type { Slots } from './slots.ts'
import { CLOSING, CLOSING_BY_CONDITION, CLOSING_OF_ANYONE } from './wordings/closing.ts'
import { MOTIVATION, MOTIVATION_BY_CONDITION, MOTIVATION_OF_ANYONE } from './wordings/motivation.ts'
import {
  PRESENTATION,
  PRESENTATION_OF_A_BEGINNER,
  PRESENTATION_OF_ANYONE,
} from './wordings/presentation.ts'

const WORTH = { slot: 0.35, ofThisPost: 0.25, wording: 0.35, condition: 1.2, laterCondition: 0.1 }
/** What no other post of the trade has. */
const OF_THIS_POST = /^(?:ville|(?:d')?employeur|cadre)$/
/** A title in both genders weighs on a sentence. */
const HEAVY_TITLE = 0.3
const LATER_ACTIVITY = 0.2
/** Those of a whole domain say less of this post than its own missions. */
const OF_A_DOMAIN = 0.2

const costOf = (activity: Slots['activities'][number] | null, at: number, { ofADomain }: Slots) =>
  activity ? LATER_ACTIVITY * at + (ofADomain ? OF_A_DOMAIN : 0) : 0

/** Invitations to present oneself, reasons to want the post, the candidate's turn: written whole, with safe slots. */
export function questionsOfWordings(offer: OfferFacts, slots: Slots): Candidate[] {
  const presentation = offer.isForBeginners ? PRESENTATION_OF_A_BEGINNER : PRESENTATION
  return [
    ...filled('presentation', presentation, slots),
    ...filled('presentation', PRESENTATION_OF_ANYONE, slots, 0),
    ...filled('motivation', MOTIVATION, slots),
    ...ofConditions('motivation', MOTIVATION_BY_CONDITION, offer),
    ...filled('motivation', MOTIVATION_OF_ANYONE, slots, 0),
    ...ofConditions('closing', CLOSING_BY_CONDITION, offer),
    ...filled('closing', CLOSING, slots),
    ...filled('closing', CLOSING_OF_ANYONE, slots, 0.3),
  ]
}

function ofConditions(
  kind: QuestionKind,
  wordings: Readonly<Record<string, readonly string[]>>,
  { conditions }: OfferFacts,
): Candidate[] {
  return conditions.flatMap((id, at) =>
    (wordings[id] ?? []).map((text) =>
      candidate(kind, text, WORTH.condition - WORTH.laterCondition * at, { names: [id] }),
    ),
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
    const turns = names.includes('activité') ? slots.activities : [null]
    return turns.flatMap((activity, at) => {
      const text = fillWording(wording, { ...slots.said, activité: activity?.say })
      if (text === null) return []
      const isHeavy =
        names.some((name) => /métier/.test(name)) && / ou /.test(slots.said.métier ?? '')
      const score =
        worth +
        WORTH.slot * names.length +
        (names.some((name) => OF_THIS_POST.test(name)) ? WORTH.ofThisPost : 0) -
        (isHeavy ? HEAVY_TITLE : 0) -
        costOf(activity, at, slots)
      return [
        candidate(kind, text, score, {
          activities: activity ? [activity.id] : [],
          names: names
            .filter((name) => name !== 'activité')
            .map((name) => name.replace(/^d(?:e |')/, '')),
        }),
      ]
    })
  })
}

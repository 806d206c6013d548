import type { QuestionKind } from '../../kinds.ts'
import type { RecognisedOffer } from '../recognition/recognised-offer.ts'
import { type Candidate, candidate } from './candidate.ts'
import type { Slots } from './slots.ts'
import { CLOSING, CLOSING_BY_CONDITION, CLOSING_OF_ANYONE } from './wordings/closing.ts'
import { MOTIVATION, MOTIVATION_BY_CONDITION, MOTIVATION_OF_ANYONE } from './wordings/motivation.ts'
import {
  PRESENTATION,
  PRESENTATION_OF_A_BEGINNER,
  PRESENTATION_OF_ANYONE,
} from './wordings/presentation.ts'

const WORTH = { slot: 0.35, wording: 0.35, condition: 0.8, laterCondition: 0.1 }
const SLOT = /\{([^}]+)\}/g
/** A title in both genders weighs on a sentence. */
const HEAVY_TITLE = 0.3
const LATER_ACTIVITY = 0.1

/** Invitations to present oneself, reasons to want the post, the candidate's turn: written whole, with safe slots. */
export function framedQuestions(offer: RecognisedOffer, slots: Slots): Candidate[] {
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
  { conditions }: RecognisedOffer,
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
    const names = [...wording.matchAll(SLOT)].map(([, name = '']) => name)
    const turns = names.includes('activité') ? slots.activities.map((_, at) => at) : [0]
    return turns.flatMap((at) => {
      const [first, second] = [slots.activities[at], slots.activities[at + 1]]
      const values = { ...slots, activité: first?.say, 'autre activité': second?.say }
      const text = fill(wording, values as Record<string, unknown>)
      if (text === null) return []
      const isHeavy = names.some((name) => /métier/.test(name)) && / ou /.test(slots.métier ?? '')
      const score =
        worth + WORTH.slot * names.length - (isHeavy ? HEAVY_TITLE : 0) - LATER_ACTIVITY * at
      const activities = [first, second].slice(0, names.filter(isActivity).length)
      return [
        candidate(kind, text, score, {
          activities: activities.flatMap((activity) => activity?.id ?? []),
          names: names
            .filter((name) => !isActivity(name))
            .map((name) => name.replace(/^d(?:e |')/, '')),
        }),
      ]
    })
  })
}

const isActivity = (name: string) => name.endsWith('activité')

/** Null when the offer does not say what the wording needs. */
function fill(wording: string, values: Record<string, unknown>): string | null {
  let isWhole = true
  const text = wording.replace(SLOT, (_, name: string) => {
    const value = values[name]
    if (typeof value !== 'string') isWhole = false
    return String(value)
  })
  return isWhole ? text : null
}

import type { QuestionKind } from '../../interviewer.ts'
import type { AnnotatedSentence, Part } from './annotated-sentence.ts'
import type { Answer } from './answer.ts'
import { CUES } from './signals/cues.ts'
import { hears } from './signals/matches.ts'
import { hasAmount } from './signals/measure.ts'

/** What a story that holds together is worth, however it is worded. */
const HOLDS_TOGETHER = 55
const FOR_MEASURE = 7
const FOR_SETTING = 4
const FOR_DURATION = 4

/** How far towards that worth a low mark is lifted: all the way where no past tense was there to be heard. */
const LIFT = 0.25
const LIFT_IN_PRESENT = 0.85

/**
 * Lifts the mark of a story that has an own action, then its effect, and nothing but facts: learner's
 * French, trade jargon and dry telling are not to be judged by their manner.
 */
export function liftStory(
  mark: number,
  { plain: text }: Answer,
  { told, kind }: { told: readonly AnnotatedSentence[]; kind: QuestionKind },
): number {
  const worth = worthOf(told, kind)
  const isInPresent = !hears(text, CUES.ownPast) && !hears(text, CUES.wePast)
  return mark + Math.max(0, worth - mark) * (isInPresent ? LIFT_IN_PRESENT : LIFT)
}

function worthOf(told: readonly AnnotatedSentence[], kind: QuestionKind): number {
  if (kind !== 'behavioural' || told.some(({ isClaim }) => isClaim)) return 0
  const actions = told.filter(({ parts }) => parts.has('action'))
  const results = told.filter(({ parts }) => parts.has('result'))
  const others = results.filter((one) => !actions.includes(one))
  if (actions.length === 0 || others.length === 0) return 0
  const has = (part: Part) => told.some(({ parts }) => parts.has(part))
  const isMeasured = results.some(({ sentence }) => hasAmount(sentence))
  const lasts = results.some(({ sentence }) => hears(sentence.plain, CUES.since))
  return (
    HOLDS_TOGETHER +
    (isMeasured ? FOR_MEASURE : 0) +
    (has('context') ? FOR_SETTING : 0) +
    (has('lesson') || lasts ? FOR_DURATION : 0)
  )
}

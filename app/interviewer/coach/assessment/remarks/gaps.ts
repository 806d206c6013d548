import type { QuestionKind } from '../../../interviewer.ts'
import type { Judgement } from '../judge.ts'
import type { PreparedOffer } from '../prepared-offer.ts'
import type { Gap, GapFinder } from './gap.ts'
import { decision, method } from './gaps-in-doing.ts'
import { closing, motivation, presentation, story } from './gaps-in-telling.ts'

const FINDERS: Record<QuestionKind, GapFinder> = {
  presentation,
  motivation,
  behavioural: story,
  technical: method,
  situational: decision,
  closing,
}

/** What a strong answer surely has, even told in words that no cue matches. */
const BASIC = new Set(['action', 'order', 'alert', 'context'])
const STRONG = 70
/** Nobody tells a story this well without its end, even in words that no cue matches. */
const WHOLE = 78
/** From which score a path surely holds a fact, then a result, whatever their tense. */
const SURELY = new Map([
  ['proof', STRONG],
  ['result', 85],
])
/** What may still be asked of an answer that surely has the rest, in whatever words. */
const ASKED_OF_THE_BEST = new Set([
  'question',
  'date',
  'pay',
  'success',
  'measure',
  'lesson',
  'brief',
  'spoken',
])
const BEST = 80
/** To tell one story whole already asks for these. */
const WITHIN_STORY = new Set(['context', 'result', 'measure', 'action', 'lesson'])

/** The parts missing from an answer, most useful first. */
export function findGaps(judgement: Judgement, offer: PreparedOffer, question: string): Gap[] {
  return FINDERS[judgement.kind](judgement, offer, question)
    .filter((gap) => gap !== null)
    .filter(({ id }, _, all) => !(all.some((gap) => gap.id === 'story') && WITHIN_STORY.has(id)))
    .filter(({ id }) => judgement.score < STRONG || !BASIC.has(id))
    .filter(({ id }) => judgement.score < BEST || ASKED_OF_THE_BEST.has(id))
    .filter(
      ({ id }) => id !== 'result' || judgement.score < WHOLE || judgement.kind !== 'behavioural',
    )
    .filter(
      ({ id }) => judgement.kind !== 'presentation' || judgement.score < (SURELY.get(id) ?? 101),
    )
    .sort((a, b) => b.urgency - a.urgency)
}

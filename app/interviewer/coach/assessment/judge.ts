import type { AnswerToAssess, QuestionKind } from '../../interviewer.ts'
import { type Levels, scoreOf } from '../../score.ts'
import type { OfferReading } from '../offer/offer-reading.ts'
import { type Answer, answerOf, hearStart, readAnswer } from './answer.ts'
import { findNonAnswer } from './gates/find-non-answer.ts'
import { wordPairs } from './gates/pasted.ts'
import { findLimit, type Limit, toScore } from './grade.ts'
import { inferKind } from './infer-kind.ts'
import { roughLevels, settleLevels, wholeLevels } from './levels.ts'
import { findParts } from './parts.ts'
import { plain, plainWords } from './plain.ts'
import { setAside } from './set-aside.ts'
import { hasAmount, measure } from './signals/measure.ts'
import { roots, shared } from './signals/overlap.ts'
import type { Told } from './told.ts'
import { weigh } from './weigh.ts'
import { WEIGHTS, type Weights } from './weights.ts'
import { liftStory } from './whole-story.ts'

/** The offer as the judge needs it, read once for all the answers of an interview. */
export interface OfferAtHand {
  reading: OfferReading
  plain: string
  roots: ReadonlySet<string>
  pairs: ReadonlySet<string>
}

export interface Judgement {
  kind: QuestionKind
  score: number
  levels: Levels
  answer: Answer
  told: readonly Told[]
  nonAnswer: ReturnType<typeof findNonAnswer>
  limit: Limit | null
}

export function atHand(reading: OfferReading): OfferAtHand {
  const text = plain(reading.text)
  return { reading, plain: text, roots: roots(plainWords(text)), pairs: wordPairs(text) }
}

const LOWEST_LEVELS: Levels = {
  Pertinence: 1,
  'Preuve concrète': 1,
  'Structure (STAR)': 1,
  'Résultat mesuré': 1,
  'Adéquation au poste': 1,
}
/** A limited answer keeps a little of its own value, so that two limited answers still have an order. */
const KEPT_BELOW_LIMIT = 0.08

/** How much the named parts weigh beside what was learnt: enough to correct a poor manner. */
const PARTS_SHARE = 0.05
const stretched = (score: number) => Math.min(100, Math.max(0, 50 + (score - 48) * 1.6))

/** Gates first, then the learnt weighing, then the limits; levels follow the score. */
export function judge(
  { question, answer: raw }: Pick<AnswerToAssess, 'question' | 'answer'>,
  offer: OfferAtHand,
  weights: Weights = WEIGHTS,
): Judgement {
  const kind = inferKind(question)
  const judged = hearStart(setAside(raw, question, offer.plain))
  const answer = readAnswer(raw, judged)
  const { knownRoots } = weights
  const nonAnswer = findNonAnswer({ raw, judged, answer, question, kind, offer, knownRoots })
  const told = findParts(answer, kind)
  const base = { kind, answer, told }
  if (nonAnswer)
    return { ...base, score: nonAnswer.score, levels: LOWEST_LEVELS, nonAnswer, limit: null }

  const limit = findLimit(answer, told, kind, question)
  const ground = groundOf(question, offer)
  const rough = roughLevels({ ...base, ...sharedWords(answer, ground) })
  const marks = [{ answer, told }, ...withoutLastResults(answer, told)].map((one) =>
    markAnswer(one, { kind, ground, weights }),
  )
  const mark =
    (1 - PARTS_SHARE) * Math.max(...marks) + PARTS_SHARE * stretched(scoreOf(rough, kind))
  const free = liftStory(mark, answer, base)
  const most = limit ? limit.most - 3 + free * KEPT_BELOW_LIMIT : 100
  const score = Math.round(Math.min(free, most))
  const whole = wholeLevels(settleLevels(rough, kind, score), kind, score)
  const levels = limit && BESIDE.has(limit.reason) ? besideTheQuestion(whole) : whole
  return { ...base, score, levels, nonAnswer: null, limit }
}

const BESIDE: ReadonlySet<string> = new Set(['other-question', 'other-story'])
const besideTheQuestion = (levels: Levels): Levels => ({
  ...levels,
  Pertinence: Math.min(2, levels.Pertinence),
})

/** The words of the question and of the offer, to which those of the answer are held. */
interface Ground {
  asked: ReadonlySet<string>
  offered: ReadonlySet<string>
}

const groundOf = (question: string, offer: OfferAtHand): Ground => ({
  asked: roots(plainWords(plain(question))),
  offered: offer.roots,
})

const sharedWords = ({ roots: mine }: Answer, { asked, offered }: Ground) => ({
  offerWords: shared(mine, offered).length,
  questionWords: shared(mine, asked).length,
})

interface Telling {
  answer: Answer
  told: readonly Told[]
}

function markAnswer(
  { answer, told }: Telling,
  { kind, ground, weights }: { kind: QuestionKind; ground: Ground; weights: Weights },
): number {
  const asked = { kind, questionRoots: ground.asked, offerRoots: ground.offered }
  return toScore(weigh(measure(answer, told, asked), answer.plain, weights), weights.cuts)
}

const MOST_LEFT_OUT = 3
/** Nobody says more in one answer; a longer one is not marked several times. */
const MOST_SAID = 30

/** Measured results said last may only add: the answer is also marked without them, one by one. */
function withoutLastResults({ raw, sentences }: Answer, told: readonly Told[]): Telling[] {
  const shorter: Telling[] = []
  if (sentences.length > MOST_SAID) return shorter
  for (let size = sentences.length - 1; size >= 2 && shorter.length < MOST_LEFT_OUT; size--) {
    const last = told[size]
    if (!last?.parts.has('result') || !hasAmount(last.sentence)) break
    shorter.push({ answer: answerOf(raw, sentences.slice(0, size)), told: told.slice(0, size) })
  }
  return shorter
}

import type { AnswerToAssess, QuestionKind } from '../../interviewer.ts'
import type { Levels } from '../../score.ts'
import type { AnnotatedSentence } from './annotated-sentence.ts'
import { type Answer, keepStart, readAnswer } from './answer.ts'
import { answersDates, answersPay, answersWhatSuits } from './asks-for-terms.ts'
import { findKindMismatch, type KindMismatch, lowered } from './fit/kind-mismatch.ts'
import { findNonAnswer } from './gates/find-non-answer.ts'
import { findLimit, type Limit, toScore } from './grade.ts'
import { inferKind } from './infer-kind.ts'
import { roughLevels, shownLevels } from './levels.ts'
import { computeMark, type Ground } from './mark.ts'
import { maskNonCandidateText } from './mask-non-candidate-text.ts'
import { normalizedWords, normalizeText } from './normalize-text.ts'
import { findParts } from './parts.ts'
import type { PageJudgement } from './points/match-points.ts'
import type { OfferForAssessment } from './prepare-for-assessment.ts'
import { countReflexes, weighReflexes } from './reflexes.ts'
import { findGrave, type Grave } from './signals/graves.ts'
import { roots, shared } from './signals/overlap.ts'
import { notedPoints } from './telegraphic.ts'
import { weighClosing } from './weigh-closing.ts'
import { WEIGHTS, type Weights } from './weights.ts'
import { weighMethod } from './whole-method.ts'

export interface Judgement {
  kind: QuestionKind
  /** What was asked, as cues are looked up in it. */
  question: string
  score: number
  levels: Levels
  /** What the parts alone say, before the score settles the levels. */
  rough: Levels
  answer: Answer
  annotated: readonly AnnotatedSentence[]
  nonAnswer: ReturnType<typeof findNonAnswer>
  limit: Limit | null
  /** Told as one answers another kind of question. */
  mismatch: KindMismatch | null
  /** What is wrong in substance, in an answer that is poor as a whole. */
  grave: Grave | null
  /** What the book waits for; absent when the question is not of the book. */
  page?: PageJudgement
}

const LOWEST_LEVELS: Levels = {
  Pertinence: 1,
  'Preuve concrète': 1,
  'Structure (STAR)': 1,
  'Résultat mesuré': 1,
  'Adéquation au poste': 1,
}
const UNJUDGED = {
  levels: LOWEST_LEVELS,
  rough: LOWEST_LEVELS,
  limit: null,
  mismatch: null,
  grave: null,
}

/** A limited answer keeps a little of its own value, so that two limited answers still have an order. */
const KEPT_BELOW_LIMIT = 0.08

/** An answer under this is poor as a whole: grave words in it are no slip of the tongue. */
export const POOR = 35

/** So many right gestures in an emergency answer it, whatever they are like. */
const RIGHT_REFLEXES = 2

/** « Pour quelles tâches avez-vous utilisé… » is a technical question that a past answers. */
const OF_WHAT_WAS_DONE = /\bavez[- ]vous (?!besoin)/

interface ToJudge extends Pick<AnswerToAssess, 'question' | 'answer'> {
  /** Half of what the question waits for was heard: it is an answer, whatever it looks like. */
  surelyAnswers?: boolean
}

/** Gates first, then the learnt weighing, then the limits; levels follow the score. */
export function judge(
  { question, answer: raw, surelyAnswers = false }: ToJudge,
  offer: OfferForAssessment,
  weights: Weights = WEIGHTS,
): Judgement {
  const kind = inferKind(question)
  const judged = keepStart(maskNonCandidateText(raw, question, offer.pairs))
  const answer = readAnswer(raw, judged)
  const { knownRoots } = weights
  const nonAnswer = surelyAnswers
    ? null
    : findNonAnswer({ raw, judged, answer, question, kind, offer, knownRoots })
  const annotated = findParts(answer, kind)
  const base = { kind, question: normalizeText(question), answer, annotated }
  if (nonAnswer) return { ...base, ...UNJUDGED, score: nonAnswer.score, nonAnswer }

  const ground = groundOf(question, kind, offer)
  const rough = roughLevels({ ...base, ...sharedWords(answer, ground) })
  const { mark, signals } = computeMark(base, ground, weights)
  const scene = { question: base.question, kind }
  const mismatch = surelyFits(answer, scene)
    ? null
    : findKindMismatch({ answer, signals }, { kind, roots: ground.questionRoots }, weights.fit)
  const limit = findLimit({ answer, annotated, kind, question, mismatch })
  const followed = weighMethod(mark, answer, { ...base, ...ground })
  const known = weighClosing(weighReflexes(followed, answer, scene), answer, scene)
  const free = toScore(lowered(known, mismatch), weights.curve)
  const most = limit ? limit.most - 3 + free * KEPT_BELOW_LIMIT : 100
  const limited = Math.round(Math.min(free, most))
  const grave = limited < POOR && !limit?.conduct ? findGrave(answer.plain, scene.question) : null
  const score = Math.min(limited, grave?.most ?? 100)
  const levels = shownLevels(rough, { kind, annotated, score, isOffTopic: isOffTopic(limit) })
  return { ...base, score, levels, rough, nonAnswer: null, limit, mismatch, grave }
}

/** Right reflexes, steps in notes, a past that was asked for: the manner of telling says nothing against them. */
function surelyFits(answer: Answer, { question, kind }: { question: string; kind: QuestionKind }) {
  if (
    kind === 'closing' &&
    [answersDates, answersPay, answersWhatSuits].some((answers) => answers(question, answer.plain))
  )
    return true
  if (countReflexes(answer.plain, question, kind) >= RIGHT_REFLEXES) return true
  if (notedPoints(answer).length > 0)
    return kind === 'technical' || (kind === 'situational' && /\bcomment\b/.test(question))
  return kind === 'technical' && OF_WHAT_WAS_DONE.test(question)
}

const OFF_TOPIC: ReadonlySet<string> = new Set(['other-question', 'other-story'])
/** Something else than what was asked is answered, as far as its limit says. */
export const isOffTopic = (limit: Limit | null) => limit !== null && OFF_TOPIC.has(limit.reason)

const groundOf = (question: string, kind: QuestionKind, offer: OfferForAssessment): Ground => ({
  kind,
  questionRoots: roots(normalizedWords(normalizeText(question))),
  offerRoots: offer.roots,
})

const sharedWords = ({ roots: mine }: Answer, { questionRoots, offerRoots }: Ground) => ({
  offerWords: shared(mine, offerRoots).length,
  questionWords: shared(mine, questionRoots).length,
})

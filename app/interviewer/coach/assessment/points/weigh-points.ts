import type { BookQuestion } from '../../book/page.ts'
import { isOffTopic, type Judgement, POOR } from '../judge.ts'
import { shownLevels } from '../levels.ts'
import { normalizedWords, normalizeText } from '../normalize-text.ts'
import { roots, shared } from '../signals/overlap.ts'
import { matchPoints, type PageJudgement } from './match-points.ts'

/** A red line ends an interview, however the rest is told. */
const MOST_PAST_RED_LINE = 25
/** What an answer that makes none of its points is worth for them, and one that makes all. */
const NONE = 18
const ALL = 96
/** A method is what it contains; a story, a reason or a path is first how it is told. */
const SHARE_OF_POINTS = {
  technical: 0.6,
  situational: 0.6,
  behavioural: 0.4,
  presentation: 0.2,
  motivation: 0.2,
  closing: 0.2,
} as const
/** From here on, what was told is about the question, in whatever way it is told. */
const ABOUT_IT = 0.5

/** A story in which no point is heard is at most middling, and hardly about the question when none of its words comes back. */
const MOST_UNHEARD = 58
const MOST_ELSEWHERE = 45

/** Heard by general cues, which the words of a trade may set off. */
const OF_TELLING: ReadonlySet<string> = new Set([
  'other-question',
  'other-story',
  'figures-only',
  'conduct',
])

/** What only looks like no answer: a menu told to whoever asks for one, a joke inside a true story. */
const DOUBTFUL: ReadonlySet<string> = new Set([
  'foreign',
  'joke',
  'off-topic',
  'keywords',
  'fiction',
  'question-echoed',
  'qualities',
])

/** Whether what the question waits for was heard in what looked like no answer. */
export const answersAllTheSame = ({ nonAnswer, answer }: Judgement, asked: BookQuestion) =>
  nonAnswer !== null &&
  DOUBTFUL.has(nonAnswer.kind) &&
  matchPoints(
    answer.sentences.map(({ quote }) => quote),
    asked,
  ).share >= ABOUT_IT

/** The same judgement in the light of what the question waits for. */
export function weighPoints(judgement: Judgement, asked: BookQuestion): Judgement {
  if (judgement.nonAnswer) return judgement
  const points = matchPoints(
    judgement.answer.sentences.map(({ quote }) => quote),
    asked,
  )
  const page = { asked, points, told: judgement.score }
  const { limit, kind, score: manner } = judgement
  const isAbout = points.share >= ABOUT_IT && limit !== null && OF_TELLING.has(limit.reason)
  const kept = isAbout ? null : limit
  const share = SHARE_OF_POINTS[kind]
  const ofPoints = NONE + (ALL - NONE) * points.share
  const weighed = (1 - share) * manner + share * ofPoints
  const most = Math.min(
    points.redLine ? MOST_PAST_RED_LINE : 100,
    kept ? Math.max(kept.most, manner) : 100,
    mostUnheard(judgement, page),
  )
  const score = Math.round(Math.min(weighed, most))
  const levels = shownLevels(judgement.rough, {
    ...judgement,
    score,
    isOffTopic: isOffTopic(kept),
  })
  const grave = score < POOR ? judgement.grave : null
  return { ...judgement, page, limit: kept, grave, score, levels }
}

/** « Une chose que vous avez dû apprendre vite » may be told in a thousand words. */
const OF_ANY_POST = /^general-/
const MOST_OF_ANY_POST = 74

function mostUnheard({ kind, answer }: Judgement, { asked, points }: PageJudgement): number {
  if (kind !== 'behavioural' || points.made.length > 0) return 100
  if (OF_ANY_POST.test(asked.id)) return MOST_OF_ANY_POST
  const words = roots(normalizedWords(normalizeText(asked.text)))
  return shared(words, answer.roots).length === 0 ? MOST_ELSEWHERE : MOST_UNHEARD
}

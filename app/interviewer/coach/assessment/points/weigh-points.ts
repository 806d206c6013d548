import type { QuestionKind } from '../../../kinds.ts'
import type { BookQuestion } from '../../book/page.ts'
import { type Curve, toScore } from '../grade.ts'
import { isOffTopic, type Judgement, POOR } from '../judge.ts'
import { shownLevels } from '../levels.ts'
import { matchPoints, type PageJudgement, type PointMatches } from './match-points.ts'
import { nearness } from './nearness.ts'

/** What 200 of the answers of `eval/data/book-answers.json` come to, beside what those who wrote them meant them to be worth. */
const CURVE: Curve = [
  [45, 45],
  [60, 56],
  [80, 69],
  [86, 80],
  [91, 86],
  [97, 97],
]
/** A red line ends an interview, however the rest is told. */
const MOST_PAST_RED_LINE = 25
/** What an answer that makes none of its points is worth for them, and one that makes all. */
const NONE = 18
const ALL = 96
/**
 * How an answer is told says more of what it holds than the words that a page listens for: these are
 * heard in three of five answers that make their point, and in one of four that do not. Where they
 * say more than the manner, a few right words may be the answer all the same, above all when none is missing.
 */
const SHARE_OF_POINTS = { lowering: 0.15, raising: 0.3, allMade: 0.5 }
/** From here on, what was told is about the question, in whatever way it is told. */
const ABOUT_IT = 0.5

/** From `all` on, an answer is near enough to its question (`nearness`); at `nothing` its telling counts no more. A story is told in words of its own. */
const ABOUT = {
  technical: { nothing: 0.7, all: 1.4 },
  situational: { nothing: 0.7, all: 1.4 },
  behavioural: { nothing: 0.4, all: 1.1 },
}
/** What is well told and about something else is worth this. */
const ELSEWHERE = 28

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
  const page = { asked, points }
  const { limit } = judgement
  const isAbout = points.share >= ABOUT_IT && limit !== null && OF_TELLING.has(limit.reason)
  const kept = isAbout ? null : limit
  const most = Math.min(
    points.redLine ? MOST_PAST_RED_LINE : 100,
    kept ? Math.max(kept.most, judgement.score) : 100,
  )
  const score = Math.round(Math.min(toScore(markByPage(judgement, page), CURVE), most))
  const levels = shownLevels(judgement.rough, {
    ...judgement,
    score,
    isOffTopic: isOffTopic(kept),
  })
  const grave = score < POOR ? judgement.grave : null
  return { ...judgement, page, limit: kept, grave, score, levels }
}

/** The score by how it is told, moved by the points heard, and lowered as far as something else is told. */
function markByPage(judgement: Judgement, { asked, points }: PageJudgement): number {
  const { score: told } = judgement
  const ofPoints = NONE + (ALL - NONE) * points.share
  const share = SHARE_OF_POINTS[howTheyMove(points, ofPoints > told)]
  const mark = (1 - share) * told + share * ofPoints
  return mark - shareElsewhere(judgement, asked) * Math.max(0, mark - ELSEWHERE)
}

const howTheyMove = ({ missed }: PointMatches, raises: boolean) =>
  raises ? (missed.length === 0 ? 'allMade' : 'raising') : 'lowering'

/** « Une chose que vous avez dû apprendre vite » may be told in a thousand words. */
const OF_ANY_POST = /^general-/

/** How sure it is that something else is told, 0 to 1. */
function shareElsewhere({ kind, answer }: Judgement, asked: BookQuestion): number {
  if (!isAboutTheWork(kind) || OF_ANY_POST.test(asked.id)) return 0
  const { nothing, all } = ABOUT[kind]
  const near = nearness(answer.sentences.map(({ quote }) => quote).join(' '), asked)
  return Math.min(1, Math.max(0, (all - near) / (all - nothing)))
}

const isAboutTheWork = (kind: QuestionKind): kind is keyof typeof ABOUT => kind in ABOUT

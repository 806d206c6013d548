import type { AnswerToAssess, Assessment } from '../../interviewer.ts'
import { normalizeWords } from '../book/match-words.ts'
import type { BookQuestion } from '../book/page.ts'
import { capitalise } from '../french/grammar.ts'
import { contentStems } from '../french/stem.ts'
import { type ExampleAtHand, inventedExample } from './example/invented.ts'
import { type Judgement, judge } from './judge.ts'
import { listLevels } from './levels.ts'
import { answersAllTheSame, weighPoints } from './points/weigh-points.ts'
import type { OfferForAssessment } from './prepare-for-assessment.ts'
import { writeAnalysis } from './remarks/write-analysis.ts'
import { type Remarks, writeRemarks } from './remarks/write-remarks.ts'
import { splitBreathless } from './split-breathless.ts'

/**
 * What the coach says of one answer: score, levels, quoted remarks and an example to follow.
 * `asked` is the question as the book has it, when it is one of the book.
 */
export function assess(
  request: AnswerToAssess,
  offer: OfferForAssessment,
  asked: BookQuestion | null = null,
  example: ExampleAtHand = NO_EXAMPLE,
): Assessment {
  const judgement = judgeAsked(request, offer, asked)
  const { said, heard, lacksPart } = say(splitBreathless(judgement), request.question, example)
  return {
    ...said,
    exampleAnswer: inventedExample(judgement.kind, request.question, example, {
      score: judgement.score,
      lacksPart,
    }),
    score: judgement.score,
    kind: judgement.kind,
    dimensions: listLevels(judgement.levels),
    ...followUpTo(judgement),
    ...pitfallOf(judgement),
    ...(asked && { listensFor: asked.expects.map(({ point }) => point), heard }),
    source: 'coach',
  }
}

/** Asked back when a point was not heard; a red line or a non-answer is to be mended, not completed. */
function followUpTo(judgement: Judgement): Pick<Assessment, 'followUp'> {
  const { page, nonAnswer } = judgement
  if (!page || nonAnswer || page.points.redLine || page.points.missed.length === 0) return {}
  return isAnswered(page.asked.followUp, judgement) ? {} : { followUp: page.asked.followUp }
}

const MOSTLY = 0.6
const FEWEST = 3

/** Most of its words were said already: whoever asks it has not listened. */
function isAnswered(followUp: string, { answer, page }: Judgement): boolean {
  const asked = new Set(contentStems(page?.asked.text ?? ''))
  const own = contentStems(followUp).filter((stem) => !asked.has(stem))
  const said = new Set(answer.sentences.flatMap(({ quote }) => contentStems(quote)))
  return own.length >= FEWEST && own.filter((stem) => said.has(stem)).length / own.length >= MOSTLY
}

/** Told of the question, to whoever answered it with nothing that already rules the answer out. */
function pitfallOf({
  page,
  nonAnswer,
  grave,
  limit,
}: Judgement): Pick<Assessment, 'pitfall' | 'rulesOut'> {
  const isOut = page?.points.redLine || grave || limit?.reason === 'conduct'
  // A beginner is asked without the pitfall of those who have practised, and without their faults.
  if (!page?.asked.pitfall || nonAnswer || isOut) return {}
  const { pitfall, faults = [] } = page.asked
  return {
    pitfall,
    ...(faults.length > 0 && {
      rulesOut: faults.map(({ never, why }) => `${capitalise(never)} : ${why}.`),
    }),
  }
}

/** Judges as `judge`, then by the points of the page when there is one. */
export function judgeAsked(
  { question, answer }: Pick<AnswerToAssess, 'question' | 'answer'>,
  offer: OfferForAssessment,
  asked: BookQuestion | null,
): Judgement {
  const first = judge({ question, answer }, offer)
  if (!asked) return first
  const surelyAnswers = answersAllTheSame(first, asked)
  const known = surelyAnswers ? judge({ question, answer, surelyAnswers }, offer) : first
  return weighPoints(known, asked.beginner ? asAsked(asked, question) : asked)
}

/** What loses a recruiter in a work is no pitfall for somebody who is asked as one who has not worked yet. */
function asAsked(asked: BookQuestion, question: string): BookQuestion {
  if (normalizeWords(asked.beginner ?? '') !== normalizeWords(question)) return asked
  const { pitfall: _, ...withoutPitfall } = asked
  return withoutPitfall
}

const NO_EXAMPLE: ExampleAtHand = { known: null }

function say(judgement: Judgement, question: string, example: ExampleAtHand) {
  const { nonAnswer } = judgement
  const { remarks, findings } = nonAnswer
    ? { remarks: forNonAnswer(nonAnswer), findings: NOTHING_FOUND }
    : writeRemarks(judgement, question, example)
  const { heard, ...told } = remarks
  return {
    said: { analysis: writeAnalysis(judgement, findings, question), ...told },
    heard,
    lacksPart: findings.lacksPart,
  }
}
const NOTHING_FOUND = { shows: [], lacks: [], lacksPart: false }

function forNonAnswer({ advice, next }: NonNullable<Judgement['nonAnswer']>): Remarks {
  return { strengths: [], improvements: [advice, next], evidence: [], heard: [] }
}

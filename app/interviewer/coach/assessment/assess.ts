import type { AnswerToAssess, Assessment } from '../../interviewer.ts'
import type { BookQuestion } from '../book/page.ts'
import { writeExample } from './example/write-example.ts'
import { inBreaths } from './in-breaths.ts'
import { type Judgement, judge } from './judge.ts'
import { listLevels } from './levels.ts'
import type { OfferAtHand } from './offer-at-hand.ts'
import type { PageJudgement } from './points/listen.ts'
import { pointAnalysis, pointRemarks } from './points/say-points.ts'
import { answersAllTheSame, weighPoints } from './points/weigh-points.ts'
import { writeAnalysis } from './remarks/write-analysis.ts'
import { type Remarks, writeRemarks } from './remarks/write-remarks.ts'

/**
 * What the coach says of one answer: score, levels, quoted remarks and an example to follow.
 * `asked` is the question as the book has it, when it is one of the book.
 */
export function assess(
  request: AnswerToAssess,
  offer: OfferAtHand,
  asked: BookQuestion | null = null,
): Assessment {
  const judgement = judgeAsked(request, offer, asked)
  const said = judgement.page
    ? sayByPage(judgement, judgement.page, offer, request.question)
    : sayByManner(inBreaths(judgement), offer, request.question)
  return {
    ...said,
    score: judgement.score,
    kind: judgement.kind,
    dimensions: listLevels(judgement.levels),
    ...followUpTo(judgement),
    source: 'coach',
  }
}

/** Asked back when a point was not heard; a red line or a non-answer is to be mended, not completed. */
function followUpTo({ page, nonAnswer }: Judgement): Pick<Assessment, 'followUp'> {
  if (!page || nonAnswer || page.listened.redLine || page.listened.missed.length === 0) return {}
  return { followUp: page.asked.followUp }
}

/** Judges as `judge`, then by the points of the page when there is one. */
export function judgeAsked(
  { question, answer }: Pick<AnswerToAssess, 'question' | 'answer'>,
  offer: OfferAtHand,
  asked: BookQuestion | null,
): Judgement {
  const first = judge({ question, answer }, offer)
  if (!asked) return first
  const surelyAnswers = answersAllTheSame(first, asked)
  const known = surelyAnswers ? judge({ question, answer, surelyAnswers }, offer) : first
  return weighPoints(known, asked)
}

type Said = Pick<
  Assessment,
  'analysis' | 'strengths' | 'improvements' | 'evidence' | 'exampleAnswer'
>

function sayByPage(
  judgement: Judgement,
  page: PageJudgement,
  offer: OfferAtHand,
  question: string,
): Said {
  const { strengths, improvements, evidence } = pointRemarks(judgement, page)
  return {
    analysis: pointAnalysis(judgement, page),
    strengths,
    improvements,
    evidence,
    exampleAnswer: page.asked.example
      ? `${INVENTED} ${page.asked.example}`
      : writeExample(judgement, offer, question),
  }
}

const INVENTED = "Exemple inventé, d'une autre personne que vous :"

function sayByManner(judgement: Judgement, offer: OfferAtHand, question: string): Said {
  const remarks = judgement.nonAnswer
    ? forNonAnswer(judgement.nonAnswer)
    : writeRemarks(judgement, offer, question)
  const { strengths, improvements, evidence } = remarks
  return {
    analysis: writeAnalysis(judgement, remarks, question),
    strengths,
    improvements,
    evidence,
    exampleAnswer: writeExample(judgement, offer, question),
  }
}

function forNonAnswer({ advice, next }: NonNullable<Judgement['nonAnswer']>): Remarks {
  return { strengths: [], improvements: [advice, next], evidence: [], firstGap: null }
}

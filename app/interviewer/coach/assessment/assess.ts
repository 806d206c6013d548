import type { AnswerToAssess, Assessment } from '../../interviewer.ts'
import { writeExample } from './example/write-example.ts'
import { inBreaths } from './in-breaths.ts'
import { type Judgement, judge } from './judge.ts'
import { listLevels } from './levels.ts'
import type { OfferAtHand } from './offer-at-hand.ts'
import { writeAnalysis } from './remarks/write-analysis.ts'
import { type Remarks, writeRemarks } from './remarks/write-remarks.ts'

/** What the coach says of one answer: score, levels, quoted remarks and an example to follow. */
export function assess(request: AnswerToAssess, offer: OfferAtHand): Assessment {
  const { question } = request
  const judgement = inBreaths(judge(request, offer))
  const remarks = judgement.nonAnswer
    ? forNonAnswer(judgement.nonAnswer)
    : writeRemarks(judgement, offer, question)
  return {
    analysis: writeAnalysis(judgement, remarks, question),
    strengths: remarks.strengths,
    improvements: remarks.improvements,
    exampleAnswer: writeExample(judgement, offer, question),
    score: judgement.score,
    kind: judgement.kind,
    dimensions: listLevels(judgement.levels),
    evidence: remarks.evidence,
    source: 'coach',
  }
}

function forNonAnswer({ advice, next }: NonNullable<Judgement['nonAnswer']>): Remarks {
  return { strengths: [], improvements: [advice, next], evidence: [], firstGap: null }
}

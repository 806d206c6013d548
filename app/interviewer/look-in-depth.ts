import { ANCHORS } from './anchors.ts'
import { heardIn } from './coach/depth/heard.ts'
import { idealAnswer } from './coach/depth/ideal.ts'
import { findAdvice } from './coach/knowledge/advice/find-advice.ts'
import { findTrade } from './coach/knowledge/find-trade.ts'
import type { OfferReading } from './coach/offer/offer-reading.ts'
import { readOffer } from './coach/offer/read-offer.ts'
import type { InDepth, TradeAdvice } from './in-depth.ts'
import type { AnswerToAssess, Assessment } from './interviewer.ts'
import { typeset, typesetAdvice, typesetInDepth } from './typeset.ts'

interface Assessed extends AnswerToAssess {
  dimensions: Assessment['dimensions']
}

/** Looks closer at an answer that was assessed, by a model or by the coach; the same for the same words. */
export function lookInDepth(assessed: Assessed): InDepth {
  const reading = readOffer(assessed.jobDescription)
  return typesetInDepth({
    dimensions: assessed.dimensions.map(({ name, level }) => ({
      name,
      level,
      described: ANCHORS[name][level - 1] ?? '',
      next: ANCHORS[name][level] ?? null,
    })),
    ideal: idealAnswer(assessed, reading),
    heard: heardIn(assessed.answer),
    advice: adviceFor(reading),
  })
}

/** What to know of the trade of an offer before the interview. */
export const adviseOn = (jobDescription: string): TradeAdvice =>
  typesetAdvice(adviceFor(readOffer(jobDescription)))

/** What an answer of level 5 would do, for each question of an interview. */
export function idealAnswers(questions: readonly string[], jobDescription: string): string[][] {
  const reading = readOffer(jobDescription)
  return questions.map((question) => idealAnswer({ question }, reading).map(typeset))
}

function adviceFor(reading: OfferReading): TradeAdvice {
  const { name, checks, documents, words } = findAdvice(findTrade(reading))
  return { name, checks: [...checks], documents: [...documents], words: [...words] }
}

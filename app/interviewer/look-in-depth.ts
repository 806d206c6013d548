import { ANCHORS } from './anchors.ts'
import { findFillers } from './coach/depth/find-fillers.ts'
import { idealAnswer } from './coach/depth/ideal.ts'
import type { OfferOutline } from './coach/offer-facts/offer-outline.ts'
import { outlineOffer } from './coach/offer-facts/outline-offer.ts'
import { findAdvice } from './coach/trade-families/advice/find-advice.ts'
import { findTradeFamily } from './coach/trade-families/find-trade-family.ts'
import type { InDepth, TradeAdvice } from './in-depth.ts'
import type { AnswerToAssess, Assessment } from './interviewer.ts'
import { typeset, typesetAdvice } from './typeset.ts'

export interface Assessed extends AnswerToAssess {
  dimensions: Assessment['dimensions']
}

/** Looks closer at an answer that was assessed, by a model or by the coach; the same for the same words. */
export function lookInDepth({ jobDescription, ...assessed }: Assessed): InDepth {
  const look = lookFrom(jobDescription)
  return { ...look.at(assessed), advice: look.advice() }
}

/** Reads an offer once, to look closer at several answers given for it, and says what to know of its trade. */
export function lookFrom(jobDescription: string) {
  const outline = outlineOffer(jobDescription)
  return {
    advice: (): TradeAdvice => typesetAdvice(adviceFor(outline)),
    at: (assessed: Omit<Assessed, 'jobDescription'>): Omit<InDepth, 'advice'> => ({
      dimensions: assessed.dimensions.map(({ name, level }) => ({
        name,
        level,
        described: typeset(ANCHORS[name][level - 1] ?? ''),
        next: typesetOrNull(ANCHORS[name][level]),
      })),
      ideal: idealAnswer(assessed, outline).map(typeset),
      heard: findFillers(assessed.answer),
    }),
  }
}

const typesetOrNull = (text: string | undefined) => (text === undefined ? null : typeset(text))

function adviceFor(outline: OfferOutline): TradeAdvice {
  const { name, checks, documents, words } = findAdvice(findTradeFamily(outline))
  return { name, checks: [...checks], documents: [...documents], words: [...words] }
}

import type { Interviewer } from '../interviewer.ts'
import { assess } from './assessment/assess.ts'
import { atHand, type OfferAtHand } from './assessment/judge.ts'
import { findTrade } from './knowledge/find-trade.ts'
import { readOffer } from './offer/read-offer.ts'
import { planQuestions } from './questions/plan-questions.ts'
import { summarise } from './summary/summarise.ts'

/** How many offers stay read: an interview comes back to its own for each answer. */
const OFFERS_KEPT = 8

/** The embedded interviewer: no network, no model file, the same answer to the same words. */
export function createCoach({ random }: { random: () => number }): Interviewer {
  const offerAtHand = keepLast(OFFERS_KEPT, (text: string) => atHand(readOffer(text)))

  return {
    async askQuestions(jobDescription, signal) {
      signal?.throwIfAborted()
      const { reading } = offerAtHand(jobDescription)
      const questions = planQuestions({ reading, trade: findTrade(reading), random })
      return { title: reading.title?.text ?? null, questions, source: 'coach' }
    },
    async assessAnswer(request, { signal } = {}) {
      signal?.throwIfAborted()
      return assess(request, offerAtHand(request.jobDescription))
    },
    async summarise(interview, signal) {
      signal?.throwIfAborted()
      return summarise(interview, offerAtHand(interview.jobDescription))
    },
  }
}

function keepLast(most: number, read: (text: string) => OfferAtHand) {
  const kept = new Map<string, OfferAtHand>()
  return (text: string): OfferAtHand => {
    const found = kept.get(text) ?? read(text)
    kept.delete(text)
    kept.set(text, found)
    const oldest = kept.keys().next().value
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return found
  }
}

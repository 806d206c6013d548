import type { Interviewer } from '../interviewer.ts'
import { assess } from './assessment/assess.ts'
import { findTrade } from './knowledge/find-trade.ts'
import { keepOffers, type OffersAtHand } from './offers-at-hand.ts'
import { planQuestions } from './questions/plan-questions.ts'
import { summarise } from './summary/summarise.ts'

interface CoachOptions {
  random: () => number
  /** Shared with whoever reads the same offers. */
  offerAtHand?: OffersAtHand
}

/** The embedded interviewer: no network, no model file, the same answer to the same words. */
export function createCoach({ random, offerAtHand = keepOffers() }: CoachOptions): Interviewer {
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

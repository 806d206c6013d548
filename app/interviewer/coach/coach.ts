import type { Exchange, Interviewer } from '../interviewer.ts'
import { typeset, typesetAssessment, typesetQuestion, typesetSummary } from '../typeset.ts'
import { assess } from './assessment/assess.ts'
import { findTrade } from './knowledge/find-trade.ts'
import { keepOffers, type OffersAtHand } from './offers-at-hand.ts'
import { planQuestions } from './questions/plan-questions.ts'
import { summarise, withAssessment } from './summary/summarise.ts'

interface CoachOptions {
  random: () => number
  /** Shared with whoever reads the same offers. */
  offerAtHand?: OffersAtHand
  /** Waited for before each reading of an answer, where others share the same thread. */
  nextTurn?: () => Promise<void>
}

const atOnce = async () => {}

/** The embedded interviewer: no network, no model file, the same answer to the same words. */
export function createCoach({
  random,
  offerAtHand = keepOffers(),
  nextTurn = atOnce,
}: CoachOptions): Interviewer {
  return {
    async askQuestions(jobDescription, signal) {
      await nextTurn()
      signal?.throwIfAborted()
      const { reading } = offerAtHand(jobDescription)
      const questions = planQuestions({ reading, trade: findTrade(reading), random })
      const title = reading.title && typeset(reading.title.text)
      return { title, questions: questions.map(typesetQuestion), source: 'coach' }
    },
    async assessAnswer(request, { signal } = {}) {
      await nextTurn()
      signal?.throwIfAborted()
      return typesetAssessment(assess(request, offerAtHand(request.jobDescription)))
    },
    async summarise({ jobDescription, exchanges }, signal) {
      const assessed: Exchange[] = []
      for (const exchange of exchanges) {
        await nextTurn()
        signal?.throwIfAborted()
        assessed.push(withAssessment(exchange, offerAtHand(jobDescription)))
      }
      const interview = { jobDescription, exchanges: assessed }
      return typesetSummary(summarise(interview, offerAtHand(jobDescription)))
    },
  }
}

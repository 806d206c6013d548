import { answeredIndexes, type Interview } from '../interview.ts'
import { employerOf } from '../interview-details.ts'
import { questionsToAsk } from './questions-to-ask.ts'

/** What one rereads the evening before, from an interview that was practised. */
export interface DayBeforeSheet {
  /** « maçon ou maçonne »; null when the offer names no post. */
  title: string | null
  employer: string | null
  /** Words of the candidate's own answers, the best answers first. */
  facts: string[]
  toMend: ToMend[]
  /** Whether any answer was assessed: without one there is nothing to say of them. */
  isAssessed: boolean
  toAsk: string[]
}

export interface ToMend {
  question: string
  /** What the answer said best; null when nothing in it was found good. */
  best: string | null
  advice: string | null
}

const FACTS = 3
const TO_MEND = 2
/** From this score on, an answer is learnt as it is. */
const GOOD = 80

/** Facts, answers and advice come from the interview; nothing is made up where there is none. */
export function makeSheet(interview: Interview): DayBeforeSheet {
  const answers = byScore(interview)
  const toMend = answers
    .filter(({ score }) => score < GOOD)
    .slice(-TO_MEND)
    .reverse()
  const facts = [...new Set(answers.flatMap(({ good }) => good))].slice(0, FACTS)
  return {
    title: interview.title,
    employer: employerOf(interview),
    facts,
    toMend: toMend.map(({ question, good: [best = null], advice }) => ({ question, best, advice })),
    isAssessed: answers.length > 0,
    toAsk: questionsToAsk(interview.understood),
  }
}

/** The answers that were assessed, the best first, each with its own good words. */
function byScore(interview: Interview) {
  return answeredIndexes(interview)
    .flatMap((index) => {
      const feedback = interview.feedbacks[index]
      if (!feedback) return []
      const good = feedback.evidence.filter(({ positive }) => positive).map(({ quote }) => quote)
      return {
        question: interview.questions[index] ?? '',
        score: feedback.score,
        good,
        advice: feedback.improvements[0] ?? null,
      }
    })
    .sort((a, b) => b.score - a.score)
}

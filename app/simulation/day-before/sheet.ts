import { isPitfallShown, sayPitfall } from '#app/interviewer/pitfall.ts'
import type { Feedback } from '../contract.ts'
import { answeredIndexes, type Interview } from '../interview.ts'
import { employerOf } from '../interview-details.ts'
import { isAnswered } from '../rules.ts'
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
/** Under this score, what an answer says best is not yet worth learning. */
const WORTH_SAYING = 50
const PASSED = 'Passée\u00a0: préparez-en au moins la première phrase.'

/** Facts, answers and advice come from the interview; nothing is made up where there is none. */
export function makeSheet(interview: Interview): DayBeforeSheet {
  const answers = byScore(interview)
  const weak = answers.filter(({ score }) => score < GOOD).reverse()
  const facts = answers.filter(({ score }) => score >= WORTH_SAYING).flatMap(({ good }) => good)
  return {
    title: interview.title,
    employer: employerOf(interview),
    facts: [...new Set(facts)].slice(0, FACTS),
    toMend: [...passed(interview), ...weak.map(asToMend)].slice(0, TO_MEND),
    isAssessed: answers.length > 0,
    toAsk: questionsToAsk(interview.understood),
  }
}

const asToMend = ({ question, good, advice }: Assessed): ToMend => ({
  question,
  best: good[0] ?? null,
  advice,
})

const passed = ({ answers, questions }: Interview): ToMend[] =>
  answers.flatMap((answer, index) =>
    isAnswered(answer) ? [] : { question: questions[index] ?? '', best: null, advice: PASSED },
  )

interface Assessed {
  question: string
  score: number
  /** What was found good in it, in its own words. */
  good: string[]
  advice: string | null
}

/** The answers that were assessed, the best first. */
function byScore(interview: Interview): Assessed[] {
  return answeredIndexes(interview)
    .flatMap((index) => {
      const feedback = interview.feedbacks[index]
      if (!feedback) return []
      return {
        question: interview.questions[index] ?? '',
        score: feedback.score,
        good: goodWords(feedback),
        advice: adviceOf(feedback),
      }
    })
    .sort((a, b) => b.score - a.score)
}

/** A pitfall stands beside its question. */
const adviceOf = (feedback: Feedback): string | null =>
  feedback.improvements[0] ?? (isPitfallShown(feedback) ? sayPitfall(feedback.pitfall ?? '') : null)

/** What one asks at the end is no fact to say. */
const goodWords = ({ kind, evidence }: Feedback): string[] =>
  kind === 'closing'
    ? []
    : evidence.flatMap(({ positive, quote }) => (positive && !quote.endsWith('?') ? quote : []))

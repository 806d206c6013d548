import type { Feedback, Questions, Summary } from './contract.ts'
import { isAnswered } from './rules.ts'

/** One simulation as the tab keeps it; it changes only through the verbs below. */
export interface Interview {
  simulationId: string
  /** The post, « maçon ou maçonne »; null when the offer names none. */
  title: string | null
  jobDescription: string
  questions: string[]
  /** One past the last question once that one was skipped. */
  currentQuestionIndex: number
  /** In the order of the questions; an empty entry means that the question was passed. */
  answers: string[]
  feedbacks: (Feedback | null)[]
  /** Whole seconds. */
  answerTimes: number[]
  /** Milliseconds of the wall clock, like `questionStartedAt`. */
  startTime: number
  summary: Summary | null
  /** When the question on the screen appeared; null while no clock runs. */
  questionStartedAt: number | null
  /** The answer being typed to the current question. */
  draft: string
}

interface Beginning extends Questions {
  jobDescription: string
  now: number
}

export function begin({ jobDescription, questions, title, simulationId, now }: Beginning) {
  return {
    simulationId,
    title,
    jobDescription,
    questions,
    currentQuestionIndex: 0,
    answers: [],
    feedbacks: questions.map(() => null),
    answerTimes: questions.map(() => 0),
    startTime: now,
    summary: null,
    questionStartedAt: null,
    draft: '',
  } satisfies Interview as Interview
}

/** The clock starts when the question is displayed; someone who comes back to it takes up the time spent. */
export function startQuestion(interview: Interview, now: number): Interview {
  if (interview.questionStartedAt !== null || isBeyondLast(interview)) return interview
  const index = interview.currentQuestionIndex
  const spent = (interview.answerTimes[index] ?? 0) * 1000
  const draft = interview.draft || (interview.answers[index] ?? '')
  return { ...interview, questionStartedAt: now - spent, draft }
}

export const elapsedSeconds = ({ questionStartedAt }: Interview, now: number): number =>
  questionStartedAt === null ? 0 : Math.max(0, Math.floor((now - questionStartedAt) / 1000))

/** An answer that says nothing is ignored; the same answer again keeps the feedback it has. */
export function answer(interview: Interview, text: string, now: number): Interview {
  if (!isAnswered(text) || isBeyondLast(interview)) return interview
  const index = interview.currentQuestionIndex
  const isSame = interview.answers[index] === text
  return {
    ...stopped(interview, now),
    answers: replaced(interview.answers, index, text),
    ...(!isSame && { feedbacks: replaced(interview.feedbacks, index, null), summary: null }),
  }
}

/** Passes the question; beyond the last one the interview is over. */
export function skip(interview: Interview, now: number): Interview {
  if (isBeyondLast(interview)) return interview
  const index = interview.currentQuestionIndex
  return {
    ...stopped(interview, now),
    answers: replaced(interview.answers, index, ''),
    feedbacks: replaced(interview.feedbacks, index, null),
    summary: null,
    currentQuestionIndex: index + 1,
    draft: '',
  }
}

/** Goes on to the following question; the last one is followed by the recap, not by a question. */
export function next(interview: Interview): Interview {
  if (isLast(interview) || isBeyondLast(interview)) return interview
  return { ...interview, currentQuestionIndex: interview.currentQuestionIndex + 1, draft: '' }
}

interface Arrival {
  index: number
  /** The answer that was assessed: what was rewritten since then deserves another feedback. */
  answer: string
  feedback: Feedback
}

/** Puts a feedback, however late, with the question and the very answer it was asked for. */
export function receiveFeedback(interview: Interview, arrival: Arrival): Interview {
  const { index, answer, feedback } = arrival
  if (interview.answers[index] !== answer) return interview
  return {
    ...interview,
    feedbacks: replaced(interview.feedbacks, index, feedback),
    summary: null,
  }
}

export const writeDraft = (interview: Interview, draft: string): Interview => ({
  ...interview,
  draft,
})

export const receiveSummary = (interview: Interview, summary: Summary): Interview => ({
  ...interview,
  summary,
})

export const isLast = ({ currentQuestionIndex, questions }: Interview): boolean =>
  currentQuestionIndex === questions.length - 1

export const isBeyondLast = ({ currentQuestionIndex, questions }: Interview): boolean =>
  currentQuestionIndex >= questions.length

/** Whether the field holds words that were not submitted yet. */
export const hasUnsavedText = (interview: Interview): boolean =>
  interview.questionStartedAt !== null &&
  isAnswered(interview.draft) &&
  interview.draft !== interview.answers[interview.currentQuestionIndex]

export const answeredIndexes = ({ answers }: Pick<Interview, 'answers'>): number[] =>
  answers.flatMap((text, index) => (isAnswered(text) ? [index] : []))

/** The mean over the answered questions in whole seconds, 0 when none was answered. */
export function averageTime(interview: Interview): number {
  const answered = answeredIndexes(interview)
  const total = answered.reduce((sum, index) => sum + (interview.answerTimes[index] ?? 0), 0)
  return answered.length === 0 ? 0 : Math.round(total / answered.length)
}

/** The screen on which someone who left finds the interview as it was. */
export function whereToResume(interview: Interview): '/simulator' | '/feedback' | '/summary' {
  if (interview.summary || isBeyondLast(interview)) return '/summary'
  const isWriting = interview.questionStartedAt !== null
  const answered = isAnswered(interview.answers[interview.currentQuestionIndex])
  return answered && !isWriting ? '/feedback' : '/simulator'
}

function stopped(interview: Interview, now: number): Interview {
  if (interview.questionStartedAt === null) return interview
  const seconds = elapsedSeconds(interview, now)
  return {
    ...interview,
    answerTimes: replaced(interview.answerTimes, interview.currentQuestionIndex, seconds),
    questionStartedAt: null,
  }
}

const replaced = <Item>(list: readonly Item[], index: number, item: Item): Item[] => {
  const copy = [...list]
  copy[index] = item
  return copy
}

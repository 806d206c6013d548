import type { Attempt, Feedback, Questions, Summary } from './contract.ts'
import { EARLIER_MAX, isAnswered } from './rules.ts'

/** One simulation as the tab keeps it; it changes only through the verbs below. */
export interface Interview {
  simulationId: string
  /** The post, « maçon ou maçonne »; null when the offer names none. */
  title: string | null
  jobDescription: string
  questions: string[]
  /** One past the last question once that one was skipped, or once a finished interview was gone back to. */
  currentQuestionIndex: number
  /** In the order of the questions; an empty entry means that the question was passed. */
  answers: string[]
  feedbacks: (Feedback | null)[]
  /** Whole seconds. */
  answerTimes: number[]
  /** What was answered to each question before, oldest first; the current attempt is in the lists above. */
  earlier: Attempt[][]
  /** The question that is tried again, from wherever the interview is; null when none is. */
  retrying: Retry | null
  /** Milliseconds of the wall clock, like `questionStartedAt`. */
  startTime: number
  summary: Summary | null
  /** When the question on the screen appeared; null while no clock runs. */
  questionStartedAt: number | null
  /** The answer being typed to the current question. */
  draft: string
}

interface Retry {
  index: number
  /** The draft of the question that the interview had reached. */
  setAside: string
  /** Whether the new answer was submitted; the interview goes on where it was after its feedback. */
  isGiven: boolean
}

interface Beginning extends Omit<Questions, 'source'> {
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
    earlier: questions.map(() => []),
    retrying: null,
    startTime: now,
    summary: null,
    questionStartedAt: null,
    draft: '',
  } satisfies Interview as Interview
}

/** The question on the screen: the one that is tried again, else the one that the interview reached. */
export const shownIndex = ({ retrying, currentQuestionIndex }: Interview): number =>
  retrying?.index ?? currentQuestionIndex

/** The clock starts when the question is displayed; someone who comes back to it takes up the time spent. */
export function startQuestion(interview: Interview, now: number): Interview {
  if (interview.questionStartedAt !== null || !showsQuestion(interview)) return interview
  if (isTryingAnew(interview)) return { ...interview, questionStartedAt: now }
  const index = shownIndex(interview)
  const spent = (interview.answerTimes[index] ?? 0) * 1000
  const draft = interview.draft || (interview.answers[index] ?? '')
  return { ...interview, questionStartedAt: now - spent, draft }
}

export const elapsedSeconds = ({ questionStartedAt }: Interview, now: number): number =>
  questionStartedAt === null ? 0 : Math.max(0, Math.floor((now - questionStartedAt) / 1000))

/** An answer that says nothing is ignored; the same answer again keeps the feedback it has. */
export function answer(interview: Interview, text: string, now: number): Interview {
  if (!isAnswered(text) || !showsQuestion(interview)) return interview
  const index = shownIndex(interview)
  const isSame = interview.answers[index] === text
  return {
    ...stopped(interview, now),
    answers: replaced(interview.answers, index, text),
    retrying: given(interview),
    ...(!isSame && {
      earlier: isTryingAnew(interview) ? withEarlier(interview, index) : interview.earlier,
      feedbacks: replaced(interview.feedbacks, index, null),
      summary: null,
    }),
  }
}

/** Passes the question; beyond the last one the interview is over. Giving up a second attempt keeps the first. */
export function skip(interview: Interview, now: number): Interview {
  if (interview.retrying) return endRetry(interview)
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

/** Whether a question was reached, and not tried too often already. */
export const canRetry = ({ answers, earlier }: Interview, index: number): boolean =>
  answers[index] !== undefined && (earlier[index]?.length ?? 0) < EARLIER_MAX

/** Tries a question again; nothing of the earlier attempt changes before another answer is given. */
export function retry(interview: Interview, index: number, now: number): Interview {
  if (!canRetry(interview, index)) return interview
  const rest = interview.retrying ? endRetry(interview) : stopped(interview, now)
  const isHere = index === rest.currentQuestionIndex
  const isOver = rest.answers.length === rest.questions.length && (!isHere || rest.summary !== null)
  return {
    ...rest,
    currentQuestionIndex: isOver ? rest.questions.length : rest.currentQuestionIndex,
    retrying: { index, setAside: isHere ? '' : rest.draft, isGiven: false },
    draft: '',
  }
}

/** Goes on to the following question; the last one is followed by the recap, not by a question. */
export function next(interview: Interview): Interview {
  if (interview.retrying) return endRetry(interview)
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
  if (interview.answers[index] !== answer) return receiveLate(interview, arrival)
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
  interview.draft !== interview.answers[shownIndex(interview)]

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
  const isWriting = interview.questionStartedAt !== null || isTryingAnew(interview)
  if (interview.retrying) return isWriting ? '/simulator' : '/feedback'
  if (interview.summary || isBeyondLast(interview)) return '/summary'
  const answered = isAnswered(interview.answers[interview.currentQuestionIndex])
  return answered && !isWriting ? '/feedback' : '/simulator'
}

const showsQuestion = (interview: Interview): boolean =>
  shownIndex(interview) < interview.questions.length

/** A second attempt is being made, and its answer is not given yet. */
export const isTryingAnew = ({ retrying }: Interview): boolean => retrying?.isGiven === false

/** A question that is tried again where the interview stands is its current question as before. */
const given = ({ retrying, currentQuestionIndex }: Interview): Retry | null =>
  retrying && retrying.index !== currentQuestionIndex ? { ...retrying, isGiven: true } : null

function endRetry(interview: Interview): Interview {
  const draft = interview.retrying?.setAside ?? interview.draft
  return { ...interview, retrying: null, draft, questionStartedAt: null }
}

/** The current attempt at a question; null when it was passed, or not reached yet. */
export function latestAttempt(interview: Interview, index: number): Attempt | null {
  const { answers, answerTimes, feedbacks } = interview
  const answer = answers[index] ?? ''
  if (!isAnswered(answer)) return null
  return { answer, seconds: answerTimes[index] ?? 0, feedback: feedbacks[index] ?? null }
}

function withEarlier(interview: Interview, index: number): Attempt[][] {
  const { earlier } = interview
  const attempt = latestAttempt(interview, index)
  return attempt ? replaced(earlier, index, [...(earlier[index] ?? []), attempt]) : earlier
}

/** A feedback that was awaited when its question was tried again belongs to the earlier attempt. */
function receiveLate(interview: Interview, { index, answer, feedback }: Arrival): Interview {
  const attempts = interview.earlier[index] ?? []
  const isAwaited = attempts.some((attempt) => attempt.answer === answer && !attempt.feedback)
  if (!isAwaited) return interview
  const received = attempts.map((attempt) =>
    attempt.answer === answer ? { ...attempt, feedback } : attempt,
  )
  return { ...interview, earlier: replaced(interview.earlier, index, received) }
}

function stopped(interview: Interview, now: number): Interview {
  if (interview.questionStartedAt === null) return interview
  const seconds = elapsedSeconds(interview, now)
  return {
    ...interview,
    answerTimes: replaced(interview.answerTimes, shownIndex(interview), seconds),
    questionStartedAt: null,
  }
}

const replaced = <Item>(list: readonly Item[], index: number, item: Item): Item[] => {
  const copy = [...list]
  copy[index] = item
  return copy
}

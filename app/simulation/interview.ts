import type { Understood } from '#app/interviewer/understood.ts'
import type { Spoken } from '#app/voice/contract.ts'
import type { Attempt, BegunBy, Feedback, FollowUp, Summary } from './contract.ts'
import type { Format } from './format.ts'
import { EARLIER_MAX, isAnswered } from './rules.ts'

/** One simulation as the tab keeps it; it changes only through the verbs of `interview-verbs.ts`. */
export interface Interview {
  simulationId: string
  /** The account whose history it goes to; null while it is a visitor's. */
  owner: string | null
  /** A visitor's that the account of this browser was not asked about yet, or has not answered for. */
  isOffered: boolean
  /** Who began it, when its questions were made on this device and no server has counted it; null else. */
  madeHere: BegunBy | null
  /** Set where nothing of it may leave this device. */
  isPrivate?: boolean | undefined
  /** The post, « maçon ou maçonne »; null when the offer names none. */
  title: string | null
  jobDescription: string
  /** Null for the usual one. */
  format: Format | null
  /** What was understood of the offer; null in what an older version of the product began. */
  understood: Understood | null
  questions: string[]
  /** The line of the offer for which each is asked, where one surely is; the tab keeps them, a history does not. */
  lines: (string | null)[]
  /** One past the last question once that one was skipped, or once a finished interview was gone back to. */
  currentQuestionIndex: number
  /** In the order of the questions; an empty entry means that the question was passed. */
  answers: string[]
  feedbacks: (Feedback | null)[]
  /** Whole seconds. */
  answerTimes: number[]
  /** What was answered to each question before, oldest first; the current attempt is in the lists above. */
  earlier: Attempt[][]
  /** What was asked back after each answer; what is being typed to it is not given yet. */
  followUps: (TypedFollowUp | null)[]
  /** The points that each answer makes, as the candidate ticked them; null until a hand touches one. */
  pointsSaid: (string[] | null)[]
  /** How each answer was said; null for one that was written. */
  spoken: (Spoken | null)[]
  /** The question that is tried again, from wherever the interview is; null when none is. */
  retrying: Retry | null
  /** Milliseconds of the wall clock, like `questionStartedAt`. */
  startTime: number
  summary: Summary | null
  /** When the question on the screen appeared; null while no clock runs. */
  questionStartedAt: number | null
  /** The answer being typed to the current question. */
  draft: string
  /** How what is in the draft was said; null while nothing was. */
  draftSpoken: Spoken | null
}

export interface TypedFollowUp extends FollowUp {
  isGiven: boolean
}

export interface Retry {
  index: number
  /** The draft of the question that the interview had reached. */
  setAside: string
  /** Whether the new answer was submitted; the interview goes on where it was after its feedback. */
  isGiven: boolean
}

/** The question on the screen: the one that is tried again, else the one that the interview reached. */
export const shownIndex = ({ retrying, currentQuestionIndex }: Interview): number =>
  retrying?.index ?? currentQuestionIndex

export const elapsedSeconds = ({ questionStartedAt }: Interview, now: number): number =>
  questionStartedAt === null ? 0 : Math.max(0, Math.floor((now - questionStartedAt) / 1000))

/** Whether a question was reached, and not tried too often already. */
export const canRetry = ({ answers, earlier }: Interview, index: number): boolean =>
  answers[index] !== undefined && (earlier[index]?.length ?? 0) < EARLIER_MAX

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

/** The screen on which someone who left finds the interview as it was. */
export function whereToResume(interview: Interview): '/simulator' | '/feedback' | '/summary' {
  const isWriting = interview.questionStartedAt !== null || isTryingAnew(interview)
  if (interview.retrying) return isWriting ? '/simulator' : '/feedback'
  if (interview.summary || isBeyondLast(interview)) return '/summary'
  const answered = isAnswered(interview.answers[interview.currentQuestionIndex])
  return answered && !isWriting ? '/feedback' : '/simulator'
}

/** Some of it is left to answer, to assess or to read before its recap. */
export const isUnderWay = (interview: Interview): boolean =>
  whereToResume(interview) !== '/summary' || awaitsAssessments(interview)

/** Answers wait to be assessed before the recap; once it was made without them, it waits for none. */
export const awaitsAssessments = (interview: Interview): boolean =>
  !interview.summary && listUnassessed(interview).length > 0

/** In real conditions no feedback is given before the last question is over. */
export const waitsForEnd = (interview: Interview): boolean =>
  interview.format?.conditions === 'real' && !isBeyondLast(interview)

/** The answers of real conditions that are over and wait to be assessed. */
export const listUnassessed = (interview: Interview): number[] =>
  interview.format?.conditions !== 'real' || waitsForEnd(interview)
    ? []
    : answeredIndexes(interview).filter((index) => isAwaited(interview, index))

/** Whether a question is shown: the interview is not over, or one is tried again. */
export const showsQuestion = (interview: Interview): boolean =>
  shownIndex(interview) < interview.questions.length

/** A second attempt is being made, and its answer is not given yet. */
export const isTryingAnew = ({ retrying }: Interview): boolean => retrying?.isGiven === false

/** The current attempt at a question; null when it was passed, or not reached yet. */
export function latestAttempt(interview: Interview, index: number): Attempt | null {
  const { answers, answerTimes, feedbacks } = interview
  const answer = answers[index] ?? ''
  if (!isAnswered(answer)) return null
  const followUp = givenFollowUp(interview, index)
  const spoken = interview.spoken[index]
  return {
    answer,
    seconds: answerTimes[index] ?? 0,
    feedback: feedbacks[index] ?? null,
    ...(followUp && { followUp }),
    ...(spoken && { spoken }),
  }
}

/** Whether a feedback is still to come: none has, or what was added is not in it yet. */
export function isAwaited(interview: Interview, index: number): boolean {
  const feedback = interview.feedbacks[index]
  return !feedback || (feedback.followUp !== undefined && givenFollowUp(interview, index) !== null)
}

/** What was asked back after an answer and answered; null when nothing was, or not yet. */
export function givenFollowUp({ followUps }: Interview, index: number): FollowUp | null {
  const typed = followUps[index]
  return typed?.isGiven ? { question: typed.question, answer: typed.answer } : null
}

import type { Understood } from '#app/interviewer/understood.ts'
import { addSpoken } from '#app/voice/add-spoken.ts'
import type { Spoken } from '#app/voice/contract.ts'
import type { Attempt, Questions, Summary } from './contract.ts'
import type { Format } from './format.ts'
import {
  canRetry,
  elapsedSeconds,
  type Interview,
  isBeyondLast,
  isLast,
  isTryingAnew,
  latestAttempt,
  type Retry,
  shownIndex,
  showsQuestion,
  waitsForEnd,
} from './interview.ts'
import { replaced } from './replaced.ts'
import { isAnswered } from './rules.ts'

interface Beginning
  extends Omit<Questions, 'source' | 'understood' | 'lines'>,
    Partial<Pick<Interview, 'madeHere' | 'lines'>> {
  understood?: Understood
  jobDescription: string
  format?: Format | null | undefined
  owner: string | null
  now: number
}

export function begin({
  jobDescription,
  questions,
  lines = [],
  title,
  simulationId,
  understood,
  format = null,
  owner,
  madeHere = null,
  now,
}: Beginning) {
  return {
    simulationId,
    owner,
    isOffered: owner === null,
    madeHere,
    title,
    jobDescription,
    format,
    understood: understood ?? null,
    questions,
    lines,
    currentQuestionIndex: 0,
    answers: [],
    feedbacks: questions.map(() => null),
    answerTimes: questions.map(() => 0),
    earlier: questions.map(() => []),
    followUps: questions.map(() => null),
    pointsSaid: questions.map(() => null),
    spoken: questions.map(() => null),
    retrying: null,
    startTime: now,
    summary: null,
    questionStartedAt: null,
    draft: '',
    draftSpoken: null,
  } satisfies Interview as Interview
}

/** Other questions take the place of those that nobody answered yet; what is being written stays. */
export const askAgain = (interview: Interview, asked: Omit<Questions, 'source'>): Interview =>
  interview.answers.length > 0
    ? interview
    : {
        ...begin({ ...interview, ...asked, now: interview.startTime }),
        isOffered: interview.isOffered,
        isPrivate: interview.isPrivate,
        madeHere: interview.madeHere,
        draft: interview.draft,
        draftSpoken: interview.draftSpoken,
      }

/** An account takes a visitor's interview into its history. */
export const claim = (interview: Interview, owner: string): Interview => ({
  ...interview,
  owner,
  isOffered: false,
  isPrivate: undefined,
})

/** The interview stays in its tab alone. */
export const disclaim = (interview: Interview): Interview => ({ ...interview, isOffered: false })

/** The clock starts when the question is displayed; someone who comes back to it takes up the time spent. */
export function startQuestion(interview: Interview, now: number): Interview {
  if (interview.questionStartedAt !== null || !showsQuestion(interview)) return interview
  if (isTryingAnew(interview)) return { ...interview, questionStartedAt: now }
  const index = shownIndex(interview)
  const spent = (interview.answerTimes[index] ?? 0) * 1000
  const draft = interview.draft || (interview.answers[index] ?? '')
  return { ...interview, questionStartedAt: now - spent, draft }
}

/** An answer that says nothing is ignored; the same answer again keeps the feedback it has. In real conditions the next question follows. */
export function answer(interview: Interview, text: string, now: number): Interview {
  if (!isAnswered(text) || !showsQuestion(interview)) return interview
  const index = shownIndex(interview)
  const isSame = interview.answers[index] === text
  const answered = {
    ...stopped(interview, now),
    answers: replaced(interview.answers, index, text),
    retrying: given(interview),
    ...(!isSame && {
      earlier: isTryingAnew(interview) ? withEarlier(interview, index) : interview.earlier,
      feedbacks: replaced(interview.feedbacks, index, null),
      followUps: replaced(interview.followUps, index, null),
      pointsSaid: replaced(interview.pointsSaid, index, null),
      spoken: replaced(interview.spoken, index, saidOf(interview, index)),
      draftSpoken: null,
      summary: null,
    }),
  }
  return waitsForEnd(interview) ? passOn(answered) : answered
}

/** The question that follows, or the end; after another attempt, where the interview was. */
const passOn = (interview: Interview): Interview =>
  interview.retrying
    ? endRetry(interview)
    : {
        ...interview,
        currentQuestionIndex: interview.currentQuestionIndex + 1,
        draft: '',
        draftSpoken: null,
      }

/** Passes the question; beyond the last one the interview is over. Giving up a second attempt keeps the first. */
export function skip(interview: Interview, now: number): Interview {
  if (interview.retrying) return endRetry(interview)
  if (isBeyondLast(interview)) return interview
  const index = interview.currentQuestionIndex
  return passOn({
    ...stopped(interview, now),
    answers: replaced(interview.answers, index, ''),
    feedbacks: replaced(interview.feedbacks, index, null),
    followUps: replaced(interview.followUps, index, null),
    pointsSaid: replaced(interview.pointsSaid, index, null),
    spoken: replaced(interview.spoken, index, null),
    summary: null,
  })
}

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
    draftSpoken: null,
  }
}

/** Goes on to the following question; the last one is followed by the recap, not by a question. */
export function next(interview: Interview): Interview {
  if (interview.retrying) return endRetry(interview)
  return isLast(interview) || isBeyondLast(interview) ? interview : passOn(interview)
}

/** Whoever empties the field says anew: how it was said goes with the words. */
export const writeDraft = (interview: Interview, draft: string): Interview => ({
  ...interview,
  draft,
  ...(draft === '' && { draftSpoken: null }),
})

export const receiveSummary = (interview: Interview, summary: Summary): Interview => ({
  ...interview,
  summary,
})

/** Some of the answer being written was said aloud. */
export const speak = (interview: Interview, spoken: Spoken): Interview => ({
  ...interview,
  draftSpoken: addSpoken(interview.draftSpoken, spoken),
})

/** An answer that is completed by voice was said in several goes; another attempt begins anew. */
const saidOf = (interview: Interview, index: number): Spoken | null =>
  isTryingAnew(interview)
    ? interview.draftSpoken
    : addSpoken(interview.spoken[index] ?? null, interview.draftSpoken)

/** A question that is tried again where the interview stands is its current question as before. */
const given = ({ retrying, currentQuestionIndex }: Interview): Retry | null =>
  retrying && retrying.index !== currentQuestionIndex ? { ...retrying, isGiven: true } : null

function endRetry(interview: Interview): Interview {
  const draft = interview.retrying?.setAside ?? interview.draft
  return { ...interview, retrying: null, draft, draftSpoken: null, questionStartedAt: null }
}

function withEarlier(interview: Interview, index: number): Attempt[][] {
  const { earlier } = interview
  const attempt = latestAttempt(interview, index)
  return attempt ? replaced(earlier, index, [...(earlier[index] ?? []), attempt]) : earlier
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

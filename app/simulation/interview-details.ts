import type { Understood } from '#app/interviewer/understood.ts'
import {
  answeredIndexes,
  awaitsAssessments,
  type Interview,
  shownIndex,
  whereToResume,
} from './interview.ts'
import { isAnswered } from './rules.ts'

// Apart from the other readings, which the first screens of an interview carry.

const EMPLOYER = 'employer'

/** Whose offer it is, where that was understood and nobody took it away. */
export const employerOf = ({ understood }: Pick<Interview, 'understood'>): string | null =>
  understood?.things.find(({ id }) => id === EMPLOYER)?.label ?? null

/** What is left of what was understood in an interview that was kept: whose offer it is. */
export const understoodFrom = (employer: string): Understood => ({
  trade: null,
  things: [{ id: EMPLOYER, label: employer }],
})

/** Where the interview is, in words: « Question 3 sur 8, libraire ». */
export function stateOf(interview: Interview): string {
  const { title, questions } = interview
  const position =
    whereToResume(interview) === '/summary'
      ? awaitsAssessments(interview)
        ? 'Réponses à analyser'
        : 'Récapitulatif'
      : `Question ${shownIndex(interview) + 1} sur ${questions.length}`
  return title ? `${position}, ${title}` : position
}

/** The mean over the answered questions in whole seconds, 0 when none was answered. */
export function averageTime(interview: Interview): number {
  const answered = answeredIndexes(interview)
  const total = answered.reduce((sum, index) => sum + (interview.answerTimes[index] ?? 0), 0)
  return answered.length === 0 ? 0 : Math.round(total / answered.length)
}

/** Whether words were typed when the recruiter asked back, and not given. */
export function hasUnsentFollowUp({ followUps }: Interview, index: number): boolean {
  const typed = followUps[index]
  return typed?.isGiven === false && isAnswered(typed.answer)
}

import type { FollowUp } from './contract.ts'

/** An answer and what was added when the recruiter asked back, as one text. */
export const wholeAnswer = (answer: string, followUp: FollowUp | null | undefined): string =>
  followUp && answer !== '' ? `${answer}\n\n${followUp.answer}` : answer

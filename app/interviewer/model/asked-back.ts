import type { Assessment } from '../interviewer.ts'
import { isAnchored, offerStems } from '../standards/anchoring.ts'
import { isFollowUp } from '../standards/follow-up.ts'

interface Exchange {
  question: string
  answer: string
  /** What the book would ask back. */
  spare: string | undefined
}

/** The model's follow-up when it keeps to the standards and to the subject, else that of the book. */
export function askedBack(
  followUp: string,
  { question, answer, spare }: Exchange,
): Pick<Assessment, 'followUp'> {
  if (followUp === '') return {}
  const keepsTo = isAnchored(followUp, offerStems(`${question} ${answer}`))
  const asked = isFollowUp(followUp) && keepsTo ? followUp : spare
  return asked === undefined ? {} : { followUp: asked }
}

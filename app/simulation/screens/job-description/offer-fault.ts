import { JOB_DESCRIPTION_TOO_LONG, ONLY_A_LINK } from '../../offer-messages.ts'
import { isLongEnough, JOB_DESCRIPTION_MAX } from '../../rules.ts'

const LINK = /(?:https?:\/\/|www\.)\S+/gi

/** Why no question can be asked about what was pasted; null while it is only too short. */
export function offerFault(offer: string): string | null {
  if (offer.length > JOB_DESCRIPTION_MAX) return JOB_DESCRIPTION_TOO_LONG
  const words = offer.replace(LINK, '')
  return words !== offer && !isLongEnough(words) ? ONLY_A_LINK : null
}

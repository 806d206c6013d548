import { CallFailure, sentenceFor } from '#app/platform/http/call-api.ts'

export interface RefusedLink {
  state: 'error' | 'expired'
  message: string
}

/** What a refused link is told as: the server's sentence, and whether a new link would help. */
export function refusedLink(error: unknown, unreachable: string): RefusedLink {
  const message = sentenceFor(error, unreachable)
  const isExpired =
    error instanceof CallFailure && error.status === 400 && message.includes('expired')
  // The word in brackets is for who calls; people are told the sentence.
  return { state: isExpired ? 'expired' : 'error', message: message.replace(' (expired)', '') }
}

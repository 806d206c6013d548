export type ProblemKind =
  | 'invalid'
  | 'expired'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'limit-reached'
  | 'too-large'
  | 'too-slow'
  | 'not-json'
  | 'too-many'
  | 'upstream'
  | 'unavailable'

interface ProblemDetails {
  /** What is wrong with each field of a form, by its path. */
  fields?: Record<string, string>
  /** Seconds until trying again makes sense. */
  retryAfter?: number
  cause?: unknown
}

/** An expected trouble, with the French sentence that its reader sees. */
export class Problem extends Error {
  override name = 'Problem'
  readonly kind: ProblemKind
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined

  constructor(kind: ProblemKind, message: string, details: ProblemDetails = {}) {
    super(message, { cause: details.cause })
    this.kind = kind
    this.fields = details.fields
    this.retryAfter = details.retryAfter
  }
}

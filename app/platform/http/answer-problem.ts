import type { ErrorHandler } from 'hono'
import { Problem, type ProblemKind } from '../problem.ts'
import type { AppEnv } from './app-env.ts'

const STATUS = {
  invalid: 400,
  expired: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'limit-reached': 403,
  'too-large': 413,
  'too-many': 429,
  upstream: 502,
  unavailable: 503,
} as const satisfies Record<ProblemKind, number>

export const UNEXPECTED = "Une erreur s'est produite. Veuillez réessayer."

/** The only place where a problem becomes an HTTP status; anything else is a bug, logged whole. */
export const answerProblem: ErrorHandler<AppEnv> = (error, c) => {
  if (error instanceof Problem) {
    if (error.retryAfter) c.header('Retry-After', String(error.retryAfter))
    const { message, kind: code, fields } = error
    return c.json({ message, code, ...(fields && { fields }) }, STATUS[error.kind])
  }
  // Whoever left in the middle of a request reads no answer, and is no bug.
  if (c.req.raw.signal.aborted) return c.body(null, 400)
  c.var.ports.log.error({ err: error, requestId: c.var.requestId }, 'unexpected error')
  return c.json({ message: UNEXPECTED, code: 'unexpected', requestId: c.var.requestId }, 500)
}

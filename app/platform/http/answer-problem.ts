import type { Context, ErrorHandler } from 'hono'
import { isOutage } from '../database/outage.ts'
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
  'too-slow': 408,
  'too-large': 413,
  'not-json': 415,
  'too-many': 429,
  upstream: 502,
  unavailable: 503,
} as const satisfies Record<ProblemKind, number>

export const UNEXPECTED = "Une erreur s'est produite. Veuillez réessayer."
export const OUTAGE =
  'Le service est momentanément indisponible. Veuillez réessayer dans quelques instants.'
/** Seconds: a database that restarts takes a few. */
export const OUTAGE_RETRY = 5

/** The only place where a problem becomes an HTTP status; anything else is a bug, logged whole. */
export const answerProblem: ErrorHandler<AppEnv> = (error, c) => {
  // Whoever left in the middle of a request reads no answer, and is no bug.
  if (!(error instanceof Problem) && c.req.raw.signal.aborted) return c.body(null, 400)
  const { status, body } = troubleOf(error, c)
  // What is left of a body that was not read would pass for the next request.
  if (error instanceof Problem && error.kind === 'too-large') c.header('Connection', 'close')
  const retryAfter = retryAfterOf(error)
  if (retryAfter) c.header('Retry-After', String(retryAfter))
  return c.json(body, status)
}

function retryAfterOf(error: unknown): number | undefined {
  if (error instanceof Problem) return error.retryAfter
  return isOutage(error) ? OUTAGE_RETRY : undefined
}

/** What is said of an error, for a caller that reads an answer or a stream that has begun. */
export function troubleOf(
  error: unknown,
  { var: { ports, requestId } }: Pick<Context<AppEnv>, 'var'>,
) {
  if (error instanceof Problem) {
    const { message, kind: code, fields } = error
    return { status: STATUS[error.kind], body: { message, code, ...(fields && { fields }) } }
  }
  if (isOutage(error)) {
    ports.log.error({ err: error, requestId }, 'the database is unavailable')
    return { status: 503, body: { message: OUTAGE, code: 'unavailable', requestId } } as const
  }
  ports.log.error({ err: error, requestId }, 'unexpected error')
  return { status: 500, body: { message: UNEXPECTED, code: 'unexpected', requestId } } as const
}

import type { z } from 'zod'
import { InterviewerFailure } from '#app/interviewer/interviewer.ts'
import { Problem } from '#app/platform/problem.ts'

/**
 * What an interviewer returns, once it fits the shape it promised; throws `upstream` with `failure`
 * otherwise, `unavailable` with the seconds to wait when nothing can be had for now.
 */
export async function checked<Schema extends z.ZodType>(
  schema: Schema,
  failure: string,
  work: Promise<unknown>,
): Promise<z.output<Schema>> {
  try {
    return schema.parse(await work)
  } catch (cause) {
    if (cause instanceof InterviewerFailure) throw problemOf(cause, failure)
    if (isExpected(cause)) throw new Problem('upstream', failure, { cause })
    throw cause
  }
}

function problemOf(cause: InterviewerFailure, failure: string): Problem {
  const { sentence, retryAfter } = cause
  const message = sentence ? `${failure} ${sentence}` : failure
  if (retryAfter === undefined) return new Problem('upstream', message, { cause })
  return new Problem('unavailable', message, { cause, retryAfter })
}

/** A shape that is not the promised one, or a browser that left meanwhile. */
const isExpected = (cause: unknown) =>
  cause instanceof Error && (cause.name === 'ZodError' || cause.name === 'AbortError')

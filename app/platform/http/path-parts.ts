import { createMiddleware } from 'hono/factory'
import { Problem } from '../problem.ts'
import type { AppEnv } from './app-env.ts'

/** No identifier and no slug is longer. */
export const PATH_PART_MAX = 200
const NOT_HERE = "Cette adresse n'existe pas."

/** Throws `not-found` for an address with a part that is longer than any name here, whoever asks. */
export const shortParts = createMiddleware<AppEnv>((c, next) => {
  const isLong = c.req.path.split('/').some((part) => part.length > PATH_PART_MAX)
  if (isLong) throw new Problem('not-found', NOT_HERE)
  return next()
})

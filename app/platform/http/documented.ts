import type { MiddlewareHandler } from 'hono'
import type { z } from 'zod'

/** What the published interface says of a route; collected from the very middlewares that validate. */
export interface RouteDescription {
  summary?: string
  request?: z.ZodType
  /** What may be asked in the address, by its names. */
  query?: z.ZodType
  /** Of the answer when all went well: 200, 201, or 204 which has no body. */
  status?: 200 | 201 | 204
  response?: z.ZodType
  /** What the events of a streamed answer hold, by their names. */
  events?: Record<string, z.ZodType>
  /** A bearer token is needed. */
  isSecured?: boolean
}

const descriptions = new WeakMap<object, RouteDescription>()

/** Remembers what a middleware stands for, so that the interface can be published from it. */
export function documented<Middleware extends object>(
  description: RouteDescription,
  middleware: Middleware,
): Middleware {
  descriptions.set(middleware, description)
  return middleware
}

/** Says in one sentence what a route does and which shape it answers, then what else that answer is. */
export const answers = (
  summary: string,
  response: z.ZodType,
  more: Pick<RouteDescription, 'status' | 'events'> = {},
): MiddlewareHandler => says({ summary, response, ...more })

/** Says in one sentence what a route does that has nothing to answer. */
export const answersNothing = (summary: string): MiddlewareHandler => says({ summary, status: 204 })

const says = (description: RouteDescription): MiddlewareHandler =>
  documented(description, async (_c, next) => next())

export const descriptionOf = (middleware: object): RouteDescription | undefined =>
  descriptions.get(middleware)

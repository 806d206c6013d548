import type { MiddlewareHandler } from 'hono'
import type { z } from 'zod'

/** What the published interface says of a route; collected from the very middlewares that validate. */
export interface RouteDescription {
  summary?: string
  request?: z.ZodType
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

/** Says in one sentence what a route does, which shape it answers, and which events when it streams. */
export const answers = (
  summary: string,
  response: z.ZodType,
  events?: Record<string, z.ZodType>,
): MiddlewareHandler =>
  documented({ summary, response, ...(events && { events }) }, async (_c, next) => next())

export const descriptionOf = (middleware: object): RouteDescription | undefined =>
  descriptions.get(middleware)

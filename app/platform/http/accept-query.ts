import { createMiddleware } from 'hono/factory'
import type { z } from 'zod'
import type { AppEnv } from './app-env.ts'
import { documented } from './documented.ts'

/** Reads what the address asks for by a schema that refuses nothing: what makes no sense is not asked. */
export const acceptQuery = <Schema extends z.ZodType>(schema: Schema) =>
  documented(
    { query: schema },
    createMiddleware<AppEnv, string, { in: { query: object }; out: { query: z.output<Schema> } }>(
      async (c, next) => {
        c.req.addValidatedData('query', schema.parse(c.req.query()) as object)
        await next()
      },
    ),
  )

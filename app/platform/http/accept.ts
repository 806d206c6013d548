import { createMiddleware } from 'hono/factory'
import type { z } from 'zod'
import { Problem } from '../problem.ts'
import type { AppEnv } from './app-env.ts'
import { documented } from './documented.ts'

const NOT_JSON = "Le corps de la requête n'est pas un JSON lisible."

/** Lets a request through when its JSON body fits the schema; otherwise throws `invalid` with its fields. */
export const accept = <Schema extends z.ZodType>(schema: Schema) =>
  documented(
    { request: schema },
    createMiddleware<
      AppEnv,
      string,
      { in: { json: z.input<Schema> }; out: { json: z.output<Schema> } }
    >(async (c, next) => {
      c.req.addValidatedData('json', shapedBy(schema, parseJson(await c.req.text())) as object)
      await next()
    }),
  )

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new Problem('invalid', NOT_JSON, { cause })
  }
}

function shapedBy<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, {
    error: ({ path = [] }) =>
      path.length > 0
        ? `Le champ « ${path.join('.')} » est manquant ou invalide.`
        : 'La requête doit être un objet JSON.',
  })
  if (parsed.success) return parsed.data
  const [first] = parsed.error.issues
  const fields = Object.fromEntries(
    parsed.error.issues.slice(0, 20).map((issue) => [issue.path.join('.'), issue.message]),
  )
  throw new Problem('invalid', first?.message ?? NOT_JSON, { fields })
}

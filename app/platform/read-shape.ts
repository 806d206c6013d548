import type { z } from 'zod'
import { Problem } from './problem.ts'

const MOST_FAULTS = 20
const NO_OBJECT = 'La requête doit être un objet JSON.'

/** What is said of a field whose schema has no sentence of its own. */
export const sayFault: z.core.$ZodErrorMap = ({ path = [] }) =>
  path.length > 0 ? `Le champ « ${path.join('.')} » est manquant ou invalide.` : NO_OBJECT

export function faultsAsProblem({ issues }: z.ZodError): Problem {
  const fields = Object.fromEntries(
    issues.slice(0, MOST_FAULTS).map(({ path, message }) => [path.join('.'), message]),
  )
  return new Problem('invalid', issues[0]?.message ?? NO_OBJECT, { fields })
}

/** A value of the shape that the schema says; otherwise throws `invalid` with its fields, as a call would. */
export function readShape<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value, { error: sayFault })
  if (parsed.success) return parsed.data
  throw faultsAsProblem(parsed.error)
}

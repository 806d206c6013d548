import { z } from 'zod'
import { Problem } from '../problem.ts'
import { faultsAsProblem, sayFault } from '../read-shape.ts'
import { holdsMoreValues } from './count-values.ts'
import { cutLists, type ListShape } from './cut-lists.ts'

/** An interview of twenty questions with five attempts at each holds some ten thousand. */
const MOST_VALUES = 30_000
/** A form, whose every fault is told; in something larger the first one stops the search. */
const VALUES_OF_FORM = 200
/** What zod's own `validate` sets: it stops at the first fault. Here its sentence is wanted too. */
const FIRST_FAULT = { abortEarly: true }

const NOT_JSON = "Le corps de la requête n'est pas un JSON lisible."
const TOO_MANY_VALUES = "La requête contient trop d'éléments."

/** Reads JSON of the shape that the schema says; otherwise throws `invalid` with its fields. */
export function readJson<Schema extends z.ZodType>(schema: Schema) {
  let shape: ListShape | undefined

  return (json: Buffer): z.output<Schema> => {
    if (holdsMoreValues(json, MOST_VALUES)) throw new Problem('invalid', TOO_MANY_VALUES)
    const value = parseJson(json)
    // Made by the first request, as most calls of a process are never asked.
    shape ??= z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as ListShape
    cutLists(value, shape)
    const parsed = schema.safeParse(value, { error: sayFault, ...FIRST_FAULT })
    if (parsed.success) return parsed.data
    const isForm = !holdsMoreValues(json, VALUES_OF_FORM)
    throw faultsAsProblem(
      (isForm && schema.safeParse(value, { error: sayFault }).error) || parsed.error,
    )
  }
}

function parseJson(json: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(json))
  } catch (cause) {
    throw new Problem('invalid', NOT_JSON, { cause })
  }
}

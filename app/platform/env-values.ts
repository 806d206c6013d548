import { z } from 'zod'

/** An empty variable is a missing one. */
const blankIsMissing = (value: unknown) => (value === '' ? undefined : value)

export const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess(blankIsMissing, schema.optional())

export const withDefault = <S extends z.ZodType>(schema: S, value: z.input<S>) =>
  z.preprocess((given) => blankIsMissing(given) ?? value, schema)

export const Url = (protocol: RegExp) => z.url({ protocol })

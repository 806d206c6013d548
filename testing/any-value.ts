import fc from 'fast-check'
import { anyText } from './any-text.ts'
import { ADDRESSES } from './bad-inputs.ts'

/** As much of JSON Schema as the published interface uses. */
export interface Shape {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  oneOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

/** A value that fits the shape, with the ends of its bounds and now and then one step beyond. */
export function anyValue(shape: Shape): fc.Arbitrary<unknown> {
  if ('const' in shape) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) return fc.oneof(...choices.map(anyValue))
  const of = OF_TYPE[shape.type ?? '']
  return of ? of(shape) : fc.jsonValue()
}

const OF_TYPE: Record<string, (shape: Shape) => fc.Arbitrary<unknown>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: (shape) => anyNumber(shape).map(Math.round),
  number: anyNumber,
  string: anyString,
  array: ({ items = {}, minItems = 0, maxItems = 3 }) =>
    fc.oneof(
      {
        weight: 8,
        arbitrary: fc.array(anyValue(items), {
          minLength: minItems,
          maxLength: Math.max(minItems, Math.min(maxItems, 3)),
        }),
      },
      { weight: 1, arbitrary: anyValue(items).map((item) => Array(maxItems + 1).fill(item)) },
    ),
  object: ({ properties = {}, required = [] }) =>
    fc.record(
      Object.fromEntries(Object.entries(properties).map(([key, of]) => [key, anyValue(of)])),
      { requiredKeys: required },
    ),
}

function anyNumber({ minimum = -1e12, maximum = 1e12 }: Shape) {
  const edges = [minimum, maximum, minimum - 1, maximum + 1, 0, 1, 0.5, -0, 2 ** 31, 2 ** 53, 1e300]
  return fc.oneof(
    fc.constantFrom(...edges),
    fc.integer({
      min: Math.ceil(Math.max(minimum, -1e9)),
      max: Math.floor(Math.min(maximum, 1e9)),
    }),
  )
}

const anyAddress = fc.oneof(
  fc.constantFrom(...ADDRESSES.valid, ...ADDRESSES.invalid),
  fc.uuid().map((id) => `${id}@exemple.fr`),
)

function anyString(shape: Shape): fc.Arbitrary<string> {
  if (shape.format === 'uuid') return fc.oneof(fc.uuid(), anyText(shape))
  return shape.maxLength === undefined ? fc.oneof(anyText(shape), anyAddress) : anyText(shape)
}

/** The same value, with texts that may be others. */
export function inOtherWords(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value === 'string') return fc.oneof(fc.constant(value), anyText())
  if (Array.isArray(value)) return fc.tuple(...value.map(inOtherWords))
  if (typeof value !== 'object' || value === null) return fc.constant(value)
  const parts = Object.entries(value).map(([key, part]) => [key, inOtherWords(part)])
  return fc.record(Object.fromEntries(parts))
}

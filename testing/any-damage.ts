import fc from 'fast-check'
import { anyText } from './any-text.ts'
import { RAW_BODIES } from './bad-inputs.ts'

type Json = Record<string, unknown> | unknown[]

const STRANGE = [
  ...[null, true, 0, -1, 1.5, 1e308, 2 ** 53 + 2, '', 'oui', [], {}, [[]], [null], { a: 1 }],
  ...['a'.repeat(300_000), Array(5_000).fill(''), nested(200)],
]
const STRANGE_KEYS = [
  'constructor',
  'toString',
  '',
  '\0',
  '\ud83d',
  'é',
  'id',
  'isAdmin',
  'a'.repeat(5_000),
]

/** The JSON text of a value, or of one that is near it: a part changed, missing, added, doubled. */
export const anyTextOf = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: value.map(said) },
    { weight: 3, arbitrary: damaged(value).map(said) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(value.map(said), fc.constantFrom(...ILL_SAID))
        .map(([text, spoil]) => spoil(text)),
    },
  )

/** Bytes that may be no JSON, no text, or nothing at all. */
export const anyBytes = fc.oneof(
  fc.constantFrom(...RAW_BODIES.map(({ bytes }) => bytes)),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => new Uint8Array(bytes)),
)

const said = (value: unknown): string => JSON.stringify(value) ?? ''

const ILL_SAID: ((text: string) => string)[] = [
  (text) => text.replace('{', '{"__proto__":{"isAdmin":true,"email":"a"},'),
  (text) => text.replace('{', '{"constructor":{"prototype":{"isAdmin":true}},'),
  (text) => text.replace(/\{("[^"]+"):/, '{$1:1,$1:[],$1:'),
  (text) => text.slice(0, -1),
  (text) => `${text}]`,
  (text) => `\ufeff${text}`,
  (text) => `[${text}]`,
  (text) => `${text} // fin`,
  (text) => text.replaceAll('"', "'"),
  (text) => text.replace(/:("[^"]*"|\d+)/, ':1e999'),
  (text) => text.replace(/:("[^"]*"|\d+)/, `:${'['.repeat(2_000)}${']'.repeat(2_000)}`),
  (text) => JSON.stringify(text),
]

/** One place of the value is replaced, removed, or has a neighbour that nobody knows. */
const damaged = (value: fc.Arbitrary<unknown>) =>
  fc
    .tuple(
      value,
      fc.nat(),
      fc.oneof(fc.constantFrom(...STRANGE), anyText()),
      fc.constantFrom('replace', 'remove', 'add'),
      fc.constantFrom(...STRANGE_KEYS),
    )
    .map(([whole, at, strange, act, key]) => {
      const copy = structuredClone(whole)
      const places = placesIn(copy)
      const place = places[at % Math.max(1, places.length)]
      if (!place) return strange
      if (act === 'replace') Reflect.set(place.parent, place.key, strange)
      else if (act === 'remove') Reflect.deleteProperty(place.parent, place.key)
      else
        Reflect.set(place.parent, Array.isArray(place.parent) ? place.parent.length : key, strange)
      return copy
    })

function placesIn(value: unknown): { parent: Json; key: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const parent = value as Json
  return Object.entries(parent).flatMap(([key, child]) => [{ parent, key }, ...placesIn(child)])
}

function nested(depth: number): unknown {
  return depth === 0 ? [] : { a: nested(depth - 1) }
}

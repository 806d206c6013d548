import fc from 'fast-check'
import { anyBytes, anyTextOf } from './any-damage.ts'
import { anyText } from './any-text.ts'
import { anyValue, inOtherWords } from './any-value.ts'
import { EVERY_CALL } from './every-call.ts'
import type { Operation } from './published.ts'

export const ASKING = ['none', 'user', 'premium', 'admin'] as const

/** Stands in a path for something that exists, once it does. */
export const OWN = '~own~'

export interface Asked {
  caller: (typeof ASKING)[number]
  path: string
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | undefined
}

/** A request that reaches one call: its path, query, headers and body may each be anything. */
export const anyRequest = (operation: Operation): fc.Arbitrary<Asked> =>
  fc.record({
    // Whoever may ask gets further than whoever is sent away.
    caller: operation.path.includes('/admin/')
      ? fc.constantFrom(...ASKING, 'admin', 'admin', 'admin', 'admin')
      : fc.constantFrom(...ASKING),
    path: fc
      .tuple(anyPath(operation), anyQuery(operation))
      .map(([path, query]) => (query ? `${path}?${query}` : path)),
    headers: anyHeaders,
    body: operation.method === 'GET' ? fc.constant(undefined) : anyBody(operation),
  })

function anyBody({ what, requestBody }: Operation): fc.Arbitrary<Asked['body']> {
  const known = EVERY_CALL[what]?.[1]
  const good = fc.oneof(fc.constant(known), inOtherWords(known))
  const shape = requestBody?.content['application/json']?.schema
  const value = shape ? fc.oneof(good, anyValue(shape)) : good
  return fc.oneof(
    { weight: 8, arbitrary: anyTextOf(value) },
    { weight: 1, arbitrary: anyBytes },
    { weight: 1, arbitrary: fc.constantFrom(undefined, '', 'a'.repeat(1_000_001)) },
  )
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

const ODD_SEGMENTS =
  "absent 0 -1 %00 a%00b % %ff %E0%A4%A %2e%2e%2f ..%5c :id * '-- null [] %F0%9F%98%80".split(' ')

const anySegment = fc.oneof(
  { weight: 4, arbitrary: fc.constant(OWN) },
  fc.constantFrom(...ODD_SEGMENTS, 'a'.repeat(5_000)),
  fc.uuid(),
  anyText().map((text) => encoded(text) || 'absent'),
)

const anyPath = ({ path }: Operation) =>
  fc
    .array(anySegment, { minLength: 2, maxLength: 2 })
    .map((segments) => path.replace(/\{\w+\}/g, () => segments.pop() ?? ''))

const ODD_VALUES =
  '0 -1 1.5 1e99 99999999999999999999 NaN true null [] %00 %ff %ED%A0%80 % all finished 2026-02-30 0000-00-00 9999-12-31 +010000-01-01'.split(
    ' ',
  )

function anyQuery({ parameters = [] }: Operation): fc.Arbitrary<string> {
  const named = parameters.flatMap((one) =>
    one.in === 'query'
      ? fc.tuple(
          fc.constant(one.name),
          fc.oneof(
            anyValue(one.schema).map((value) => encoded(String(value))),
            fc.constantFrom(...ODD_VALUES),
            anyText().map(encoded),
          ),
        )
      : [],
  )
  const odd = fc.tuple(
    fc.constantFrom('page', 'page[]', '__proto__', 'constructor', '', '%00', 'a%'),
    fc.oneof(fc.constantFrom(...ODD_VALUES), anyText().map(encoded)),
  )
  return fc
    .array(fc.oneof(...named, ...named, odd), { maxLength: named.length > 0 ? 6 : 2 })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'))
}

const HEADERS = [
  ...['Content-Type', 'Accept', 'Accept-Language', 'Cookie', 'If-None-Match', 'Origin', 'Range'],
  ...['X-Forwarded-For', 'X-Request-Id', 'Content-Encoding', 'Stripe-Signature', 'Host'],
]
const ODD_HEADERS = [
  ...['application/json', 'text/event-stream', 'text/event-stream;q=0, */*', '*', '"x", W/"y"'],
  ...['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'gzip', 'null'],
  ...['https://ailleurs.example', 'bytes=0-0,5-', 'a=b; a=c; __proto__=1', '127.0.0.1, ::1, x'],
  ...['t=1,v1=00', ',;=', 'fr;q=9, en;q=x', '::', '[', 'a'.repeat(4_000)],
]
const anyByte = fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code))
const anyHeader = fc.array(anyByte, { maxLength: 60 }).map((bytes) => bytes.join(''))

const anyHeaders = fc.dictionary(
  fc.constantFrom(...HEADERS),
  fc.oneof(fc.constantFrom(...ODD_HEADERS), anyHeader),
  { maxKeys: 4, noNullPrototype: true },
)

import { expect } from 'vitest'
import { z } from 'zod'
import type { Shape } from './any-value.ts'
import type { Operation } from './published.ts'

/** Whatever would tell an outsider how the product is made, or open an account. */
const SECRETS = [
  /\$argon2/,
  /node_modules/,
  /\.[jt]sx?:\d+/,
  /sqlite|postgres|kysely/i,
  /\bselect .+ from\b/,
]
/** What a library says when nobody chose the words. */
const FOREIGN = /\b(expected|invalid|too (small|big)|received|must|should|required|unrecognized)\b/i

const schemas = new WeakMap<Shape, z.ZodType>()

function schemaOf(shape: Shape): z.ZodType {
  const known = schemas.get(shape)
  if (known) return known
  const schema = z.fromJSONSchema(shape as Parameters<typeof z.fromJSONSchema>[0])
  schemas.set(shape, schema)
  return schema
}

function expectShape(shape: Shape | undefined, value: unknown) {
  if (!shape) throw new Error('The published interface gives no shape to this answer.')
  const { error } = schemaOf(shape).safeParse(value)
  expect(error && z.prettifyError(error)).toBeUndefined()
}

/** An answer is one that the published interface promises of the call: status, type, shape, words. */
export async function expectSound(
  operation: Pick<Operation, 'responses'>,
  response: Response,
  secrets: readonly string[],
) {
  const text = await response.text()
  const { status, headers } = response
  const promised = operation.responses[status] ?? operation.responses.default
  if (status >= 200 && status < 300) expect(Object.keys(operation.responses)).toContain(`${status}`)
  expect([status < 500, status]).toEqual([true, status])
  expectNoSecret(text, secrets)
  const type = headers.get('Content-Type')
  if (!promised?.content) return expect([type, text]).toEqual([null, ''])
  if (type === 'text/event-stream') return expectEvents(promised.content[type]?.['x-events'], text)
  expect(type).toMatch(/^application\/json(; ?charset=UTF-8)?$/i)
  const body = JSON.parse(text)
  expectShape(promised.content['application/json']?.schema, body)
  if (status >= 400) expectFrench(body)
}

function expectNoSecret(text: string, secrets: readonly string[]) {
  for (const secret of SECRETS) expect(text).not.toMatch(secret)
  for (const secret of secrets) expect(text).not.toContain(secret)
}

/** Words that were sent stand between « », where they may be of any language. */
function expectFrench({
  message,
  fields = {},
}: {
  message: string
  fields?: Record<string, string>
}) {
  for (const sentence of [message, ...Object.values(fields)]) {
    const ours = sentence.replace(/«.*»/su, '')
    expect(ours).toMatch(/^\p{Lu}.*[.!?\p{L}\p{N}]$/su)
    expect(ours.replace('(expired)', '')).not.toMatch(FOREIGN)
  }
}

function expectEvents(shapes: Record<string, Shape> | undefined, stream: string) {
  const events = stream.split('\n\n').filter(Boolean)
  expect(events.length).toBeGreaterThan(0)
  for (const event of events) {
    const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? []
    expectShape(shapes?.[name], JSON.parse(data))
  }
}

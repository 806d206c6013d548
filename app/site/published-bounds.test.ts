import { expect, test } from 'vitest'
import type { Shape } from '#testing/any-value.ts'
import { OPERATIONS } from '#testing/published.ts'

/** Where the shape lets a text or a list be of any length. */
function endless(shape: Shape, place: string): string[] {
  if (shape.enum || 'const' in shape) return []
  const own =
    (shape.type === 'string' && shape.maxLength === undefined) ||
    (shape.type === 'array' && shape.maxItems === undefined)
  return [
    ...(own ? [place] : []),
    ...(shape.items ? endless(shape.items, `${place}[]`) : []),
    ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].flatMap((one) => endless(one, place)),
    ...Object.entries(shape.properties ?? {}).flatMap(([key, of]) =>
      endless(of, `${place}.${key}`),
    ),
  ]
}

test('no request may hold a text or a list without end', () => {
  const found = OPERATIONS.flatMap(({ what, requestBody, parameters = [] }) => [
    ...endless(requestBody?.content['application/json']?.schema ?? {}, what),
    ...parameters.flatMap(({ in: where, name, schema }) =>
      endless(schema, `${what} ${where} ${name}`),
    ),
  ])

  expect(found).toEqual([])
})

test('a text or a list without end would be found, wherever it is', () => {
  const shape: Shape = {
    type: 'object',
    properties: {
      name: { type: 'string' },
      list: { type: 'array', maxItems: 2, items: { anyOf: [{ type: 'null' }, { type: 'array' }] } },
    },
  }

  expect(endless(shape, 'body')).toEqual(['body.name', 'body.list[]'])
})

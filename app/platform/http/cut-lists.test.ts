import { expect, test } from 'vitest'
import { z } from 'zod'
import { cutLists, type ListShape } from './cut-lists.ts'

const shape = z.toJSONSchema(
  z.object({
    flat: z.array(z.string()).max(2).nullish(),
    nested: z.array(z.object({ deep: z.array(z.int()).max(1) })).max(3),
    either: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), few: z.array(z.int()).max(1) }),
      z.object({ kind: z.literal('b') }),
    ]),
  }),
) as ListShape

test('a list too long is cut to one too many, wherever it is; the rest is left as it is', () => {
  const sent = {
    flat: ['a', 'b', 'c', 'd', 'e'],
    nested: [{ deep: [1, 2, 3, 4] }, { deep: [1] }],
    either: { kind: 'a', few: [1, 2, 3] },
    unknown: [1, 2, 3, 4, 5],
  }

  cutLists(sent, shape)

  expect(sent).toEqual({
    flat: ['a', 'b', 'c'],
    nested: [{ deep: [1, 2] }, { deep: [1] }],
    either: { kind: 'a', few: [1, 2] },
    unknown: [1, 2, 3, 4, 5],
  })
})

test.each([null, 3, 'text', [1, 2], { nested: 'text' }, { nested: [null, 4] }])(
  '%j, of another shape, is left as it is',
  (sent) => {
    const before = structuredClone(sent)

    cutLists(sent, shape)

    expect(sent).toEqual(before)
  },
)

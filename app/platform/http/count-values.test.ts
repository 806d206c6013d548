import { expect, test } from 'vitest'
import { holdsMoreValues } from './count-values.ts'

test.each([
  ['[1,2,3]', 4],
  ['{"a":{},"b":[]}', 5],
  ['["a,b,[{"]', 2],
  [String.raw`["a\",b,c","d\\",1]`, 4],
  ['["never closed, [', 2],
])('%s is counted without being read', (json, count) => {
  expect(holdsMoreValues(Buffer.from(json), count)).toBe(false)
  expect(holdsMoreValues(Buffer.from(json), count - 1)).toBe(true)
})

import { expect, test } from 'vitest'
import { findVerbatim } from './verbatim.ts'

const ANSWER = "Ce jour-là, j’ai prévenu  le médecin, puis j'ai noté mes observations."

test('a quote is found as it was typed, whatever its marks and spaces', () => {
  expect(findVerbatim("« J'ai prévenu le médecin… »", ANSWER)).toBe('j’ai prévenu  le médecin')
  expect(findVerbatim("j'ai prévenu le directeur", ANSWER)).toBeNull()
})

test('a model that repeats one sign without end has quoted nothing', () => {
  const endless = `j'ai prévenu${'.'.repeat(400_000)} le médecin`

  expect(findVerbatim(endless, ANSWER)).toBeNull()
})

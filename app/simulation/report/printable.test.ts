import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test('French text comes out as it was typed, no-break spaces included', () => {
  const text = "Où l'Œuvre « coûte » 12\u202f000 € : ça, « déjà » — voilà… µ ≥ 5"

  expect(printable(text)).toBe(text)
})

test('what the fonts lack is replaced by one visible sign for each thing that is seen', () => {
  expect(printable('Bravo 👍🏽 à la famille 👨‍👩‍👧‍👦 et à la 🇫🇷')).toBe(
    'Bravo ▢ à la famille ▢ et à la ▢',
  )
  expect(printable('日本語')).toBe('▢▢▢')
  expect(printable('שלום')).toBe('▢▢▢▢')
})

test('signs with an equivalent stay readable', () => {
  expect(printable('➢ gérer ➜ livrer')).toBe('• gérer → livrer')
  expect(printable('𝗖𝗵𝗲𝗳 de projet, eﬃcace')).toBe('Chef de projet, efficace')
  expect(printable('e\u0301te\u0301')).toBe('été')
  expect(printable('a\u3000b')).toBe('a b')
})

test('characters that nobody sees leave no trace, broken ones leave a visible one', () => {
  expect(printable('a\u200bb\ufeff\u202ec\u00ad\0d')).toBe('abcd')
  expect(printable('\ud83d seul')).toBe('▢ seul')
})

test('every kind of line end becomes a new line', () => {
  expect(printable('un\r\ndeux\rtrois\u2028quatre')).toBe('un\ndeux\ntrois\nquatre')
})

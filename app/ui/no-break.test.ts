import { expect, test } from 'vitest'
import { noBreak } from './no-break.ts'

test('a colon, a question mark and guillemets keep the line of their word', () => {
  const shown = noBreak('Dites « dix jours » : est-ce vrai ?')

  expect(shown).toBe('Dites «\u00a0dix jours\u00a0»\u00a0: est-ce vrai\u00a0?')
})

test('a text that is well spaced already, and an address, stay as they are', () => {
  const text = 'Voir https://exemple.fr\u00a0: «\u00a0oui\u00a0»'

  expect(noBreak(text)).toBe(text)
})

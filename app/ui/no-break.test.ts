import { expect, test } from 'vitest'
import { noBreak, noBreakInHtml } from './no-break.ts'

test('a colon, a question mark and guillemets keep the line of their word', () => {
  const shown = noBreak('Dites « dix jours » : est-ce vrai ?')

  expect(shown).toBe('Dites «\u00a0dix jours\u00a0»\u00a0: est-ce vrai\u00a0?')
})

test('a text that is well spaced already, and an address, stay as they are', () => {
  const text = 'Voir https://exemple.fr\u00a0: «\u00a0oui\u00a0»'

  expect(noBreak(text)).toBe(text)
})

test('a question is not parted from its number', () => {
  expect(noBreak('Passez à la question 2, puis aux Questions 3 et 4.')).toBe(
    'Passez à la question\u00a02, puis aux Questions\u00a03 et 4.',
  )
})

test('in HTML the words alone are kept together, never tags or code', () => {
  const html = '<p title="a : b">Prêt ? « Oui »</p><pre>a : b <code>c ? d</code></pre><p>Fin !</p>'

  expect(noBreakInHtml(html)).toBe(
    '<p title="a : b">Prêt\u00a0? «\u00a0Oui\u00a0»</p><pre>a : b <code>c ? d</code></pre><p>Fin\u00a0!</p>',
  )
})

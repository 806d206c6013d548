import { expect, test } from 'vitest'
import { typeset } from './typeset.ts'

test('tall signs and guillemets stay with the word they go with', () => {
  expect(typeset('Ce qui compte : « le geste » ; et puis ?')).toBe(
    'Ce qui compte\u00a0: «\u00a0le geste\u00a0»\u00a0; et puis\u00a0?',
  )
})

test('words quoted from an answer stay as they were typed', () => {
  expect(typeset('Vous demandez « qui forme ? quand ? ».')).toBe(
    'Vous demandez «\u00a0qui forme ? quand ?\u00a0».',
  )
})

test('a text already set, or with a lone guillemet, is left as it is', () => {
  expect(typeset(typeset('Oui : « non ».'))).toBe('Oui\u00a0: «\u00a0non\u00a0».')
  expect(typeset('Un « perdu')).toBe('Un « perdu')
})

import { expect, test } from 'vitest'
import { dictateAt, follow, write } from './dictated-text.ts'

test('words arrive as they are heard, and the last ones may change', () => {
  let field = dictateAt('', 0)
  field = write(field, { sure: '', unsure: 'je suis' })
  expect(field.text).toBe('Je suis')
  field = write(field, { sure: '', unsure: 'je suis libre' })
  field = write(field, { sure: 'je suis libraire', unsure: 'à' })
  expect(field.text).toBe('Je suis libraire à')
  field = write(field, { sure: 'à Nantes', unsure: '' })
  expect(field.text).toBe('Je suis libraire à Nantes')
})

test('what is dictated stands where the hand was, apart from the words around it', () => {
  const text = 'Avant. Après.'
  const field = write(dictateAt(text, 6), { sure: 'au milieu', unsure: 'de tout' })

  expect(field.text).toBe('Avant. au milieu de tout Après.')
  expect(write(field, { sure: 'du texte', unsure: '' }).text).toBe(
    'Avant. au milieu du texte Après.',
  )
})

test('words typed meanwhile before or after stay, and nothing is written over them', () => {
  let field = write(dictateAt('Bonjour.', 8), { sure: 'je', unsure: 'suis là' })
  const before = follow(field, `Madame, ${field.text}`)
  expect(before.isTaken).toBe(false)
  field = write(before, { sure: 'suis libraire', unsure: '' })
  expect(field.text).toBe('Madame, Bonjour. je suis libraire')

  const after = follow(field, `${field.text} Merci.`)
  expect(write(after, { sure: 'à Nantes', unsure: '' }).text).toBe(
    'Madame, Bonjour. je suis libraire à Nantes Merci.',
  )
})

test('who corrects words that are being heard has the last word', () => {
  const field = write(dictateAt('', 0), { sure: '', unsure: 'je suis lit braire' })
  const corrected = follow(field, 'Je suis libraire')

  expect(corrected.isTaken).toBe(true)
  expect(write(corrected, { sure: 'à Nantes', unsure: '' }).text).toBe('Je suis libraire à Nantes')
})

test('a field that is emptied is dictated into from its beginning', () => {
  const field = write(dictateAt('', 0), { sure: 'tout faux', unsure: '' })

  expect(write(follow(field, ''), { sure: 'je recommence', unsure: '' }).text).toBe('Je recommence')
})

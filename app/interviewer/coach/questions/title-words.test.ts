import { expect, test } from 'vitest'
import { titleWords, writtenTitleWords } from './title-words.ts'

const title = (masculine: string, feminine = masculine) => ({ text: '', masculine, feminine })

test('both genders are said once, with what they share', () => {
  expect(
    titleWords(title('directeur de la communication', 'directrice de la communication')),
  ).toEqual({
    plain: 'directeur ou directrice de la communication',
    withDe: 'de directeur ou directrice de la communication',
  })
})

test('a title that agrees with one gender only is not said', () => {
  expect(titleWords(title('chef gérant', 'cheffe gérant'))).toBeNull()
})

test.each([
  'chauffeur Poids Lourd',
  'data, IA',
  'conseiller',
  'assistant RHH/F',
  'greffier au tribunal de BEAUVAIS',
])('what an offer writes as « %s » is not said in a sentence', (written) => {
  expect(writtenTitleWords(title(written))).toBeNull()
})

test('the title of an offer is said as it stands', () => {
  const written = title(
    'chef du bureau des actions de santé mentale',
    'cheffe du bureau des actions de santé mentale',
  )
  expect(writtenTitleWords(written)?.plain).toBe(
    'chef ou cheffe du bureau des actions de santé mentale',
  )
  expect(writtenTitleWords(title('tech lead Java'))?.plain).toBe('tech lead Java')
})

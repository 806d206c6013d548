import { expect, test } from 'vitest'
import { findVerbatim } from './verbatim.ts'

const ANSWER = "Ce jour-là, j’ai prévenu  le médecin, puis j'ai noté mes observations."

test('a quote is found as it was typed, whatever its marks and spaces', () => {
  expect(findVerbatim("« J'ai prévenu le médecin… »", ANSWER)).toBe('j’ai prévenu  le médecin')
  expect(findVerbatim("j'ai prévenu le directeur", ANSWER)).toBeNull()
})

test.each([
  ['œ', "J'ai prévenu ma sœur à l’accueil…", "j'ai prevenu ma soeur à l'accueil..."],
  ['NFD', "J'ai prévenu l'équipe de l'été".normalize('NFD'), "J'ai prévenu l'équipe de l'été"],
  ['hyphens', 'Un rendez\u2011vous – le mardi – raté', 'un rendez-vous - le mardi - raté'],
])('a quote typed otherwise is shown as the answer has it: %s', (_, answer, quote) => {
  expect(findVerbatim(quote, answer)).toBe(answer.replace(/…$/, ''))
})

test('a model that repeats one sign without end has quoted nothing', () => {
  const endless = `j'ai prévenu${'.'.repeat(400_000)} le médecin`

  expect(findVerbatim(endless, ANSWER)).toBeNull()
})

import { expect, test } from 'vitest'
import { untouchedPart } from './question-part.ts'

test.each([
  ['Racontez-moi une pratique de soin que vous avez fait changer.', 'une pratique de soin'],
  [
    'Présentez-vous : quelles tâches de secrétariat vous rapprochent de ce poste ?',
    'tâches de secrétariat',
  ],
  ["Parlez-moi d'un bug en production dont vous étiez responsable.", 'un bug en production'],
  ['Donnez-moi un exemple.', null],
])('of « %s », what an empty answer leaves aside is %j', (question, part) => {
  expect(untouchedPart(question, ['la', 'qualite', 'avant', 'tout'])).toBe(part)
})

test('what the answer speaks of is not said to be left aside', () => {
  const part = untouchedPart('Racontez-moi une pratique de soin que vous avez fait changer.', [
    'le',
    'soin',
  ])

  expect(part).toBeNull()
})

test('a part of the question is quoted whole, without a verb left hanging', () => {
  const part = untouchedPart(
    "Présentez-moi votre parcours de serveur ou de serveuse en allant à l'essentiel.",
    ['motive'],
  )

  expect(part).toBe('votre parcours de serveur ou de serveuse')
})

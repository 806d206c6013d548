import { expect, test } from 'vitest'
import { askedBack } from './asked-back.ts'

const EXCHANGE = {
  question: "Racontez-moi un accueil où l'état d'un patient vous a inquiété.",
  answer: "Un patient parlait vite. J'ai prévenu le médecin et noté mes observations.",
  spare: 'Comment la famille a-t-elle été prévenue ?',
}

test('a model asks back in its own words, about what was said', () => {
  const followUp = 'Que vous a répondu le médecin, et quelle suite avez-vous donnée ?'

  expect(askedBack(followUp, EXCHANGE)).toEqual({ followUp })
})

test.each([
  ['twenty-one words', `Que vous a dit le médecin ${'ce jour-là '.repeat(15)}?`],
  ['another subject', 'Quelles langues étrangères parlez-vous couramment ?'],
  ['a private matter', 'Comment votre mari a-t-il vécu cet accueil du patient ?'],
  ['past pay', 'Quel salaire aviez-vous à cet accueil de patients ?'],
  ['two questions', "Qu'a dit le médecin ? Et le patient, comment allait-il ?"],
  ['no question', 'Le médecin a dû être surpris par le patient.'],
  ['another language', 'What did the doctor say about the patient then?'],
])('%s gives way to what the book asks back', (_, followUp) => {
  expect(askedBack(followUp, EXCHANGE)).toEqual({ followUp: EXCHANGE.spare })
  expect(askedBack(followUp, { ...EXCHANGE, spare: undefined })).toEqual({})
})

test('a model that finds nothing missing asks nothing back', () => {
  expect(askedBack('', EXCHANGE)).toEqual({})
})

import { expect, test } from 'vitest'
import { bookOnDisk } from '#app/book-on-disk.ts'
import { filledWordings } from '#testing/filled-wordings.ts'
import { inferKind, kindAsAsked } from './infer-kind.ts'

test.each([
  ['Présentez-moi votre parcours de comptable.', 'presentation'],
  ["Qu'est-ce qui vous donne envie de rejoindre notre équipe ?", 'motivation'],
  ['Pourquoi ce poste, avec du travail de nuit ?', 'motivation'],
  ['Racontez-moi une panne que vous avez réparée seul.', 'behavioural'],
  ["Donnez-moi un exemple d'une erreur que vous avez corrigée.", 'behavioural'],
  ['Comment préparez-vous une tournée avant de partir ?', 'technical'],
  ['Une cliente se plaint devant tout le monde : que faites-vous ?', 'situational'],
  ['Quand pourriez-vous commencer, et quelles questions avez-vous ?', 'closing'],
  ['Quel salaire souhaitez-vous ?', 'closing'],
] as const)('the kind of « %s » is told from its words', (question, kind) => {
  const inferred = inferKind(question)

  expect(inferred).toBe(kind)
})

test('a question of the book is heard as it was asked, in both its forms', async () => {
  const { questions = [] } = (await bookOnDisk().page('G17')) ?? {}
  const asked = questions.flatMap(({ kind, text, beginner = text }) => [
    [kind, text] as const,
    [kind, beginner] as const,
  ])

  expect(asked.filter(([kind, text]) => inferKind(text) !== kindAsAsked(kind, text))).toEqual([])
})

test('a wording filled with an offer is heard as it was asked', () => {
  expect(filledWordings().filter(([kind, text]) => inferKind(text) !== kind)).toEqual([])
})

test.each([
  ['Deux absents un samedi : que feriez-vous ?', 'situational'],
  ['Comment prépareriez-vous une épreuve orale ?', 'situational'],
  ["Donnez-moi l'exemple d'une demande que vous refuseriez, et dites pourquoi.", 'situational'],
  ['Racontez une journée difficile : que referiez-vous autrement ?', 'behavioural'],
  ['Pourriez-vous me raconter un désaccord ?', 'behavioural'],
])('a story that the book asks a beginner as « %s » is judged as %s', (question, kind) => {
  expect(kindAsAsked('behavioural', question)).toBe(kind)
})

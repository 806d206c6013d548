import { expect, test } from 'vitest'
import { readAnswer } from './answer.ts'
import { countQuestions } from './own-questions.ts'

test.each([
  ['Combien de tournées le matin ? Et qui remplace quand un camion tombe en panne ?', 2],
  ['Combien de couverts le midi, et comment se fait la plonge ? Qui ouvre le matin ?', 3],
  ['Je voudrais savoir comment se passe la première semaine.', 1],
  ['Comment se passe la première semaine. Qui est mon tuteur.', 2],
  ["J'aimerais savoir qui décide des priorités, et quand a lieu le point.", 2],
  ['Non, tout est clair pour moi.', 0],
  ["J'ai travaillé deux ans en boulangerie et je sais qui appeler.", 0],
  [
    "Non, je n'en ai pas. Quand vous voulez, pour commencer. Combien vous voulez, je suis souple.",
    0,
  ],
  [
    'Pourquoi pas. Comment dire, je suis motivé. Quelle chance, merci. Quand je travaille, je donne tout.',
    0,
  ],
  ["Comment dire, non. Quelle belle entreprise. Quand j'étais chez Duval, on riait.", 0],
  ['Combien de fois je me suis posé la question.', 0],
  [
    "À quelle date pensez-vous répondre. Comment l'équipe est-elle organisée. Quels outils utilisez vous.",
    3,
  ],
  ['Combien de personnes dans votre équipe. Y a-t-il un tuteur.', 2],
  ['Quand est-ce que je finis ? À quelle heure est la pause ? On peut fumer ?', 0],
  ['Combien de congés ? Et les tickets restaurant ?', 0],
])('« %s » asks %i things about the work', (answer, count) => {
  expect(countQuestions(readAnswer(answer, answer))).toBe(count)
})

test('what the recruiter names is asked about like the work', () => {
  const answer = 'Quels sont les horaires du samedi, et qui fait le planning ?'

  expect(countQuestions(readAnswer(answer, answer))).toBe(0)
  expect(
    countQuestions(readAnswer(answer, answer), 'que voulez-vous savoir de nos horaires ?'),
  ).toBe(2)
})

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
  ['Combien de congés ? Et les tickets restaurant ?', 0],
])('« %s » asks %i things about the work', (answer, count) => {
  expect(countQuestions(readAnswer(answer, answer))).toBe(count)
})

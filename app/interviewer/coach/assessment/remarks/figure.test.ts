import { expect, test } from 'vitest'
import { figureIn } from './figure.ts'

test.each([
  ["Au bout d'une semaine elle acceptait trois toilettes sur quatre", 'trois toilettes sur quatre'],
  ["L'attente est passée de 12 à 5 minutes", 'de 12 à 5 minutes'],
  ['zéro accrochage', 'zéro accrochage'],
  ['900 fiches mises à jour', '900 fiches'],
  ['On avait 4 garde-corps à poser', '4 garde-corps'],
  ["J'ai aussi 2 petits frères", null],
  ['Il y a eu deux trois bugs', 'trois bugs'],
  ['En mars dernier', null],
  ['Four en panne à 19 h 40, 32 couverts', '32 couverts'],
  ['RSSI adjoint de 2015 à 2022, 3 400 agents', '3 400 agents'],
  ["Je l'ai refait trois fois", null],
  ['Un écart de 2,8 à 0,6 %', 'de 2,8 à 0,6 %'],
])('the figure of « %s » is named in its own words', (quote, figure) => {
  expect(figureIn(quote)).toBe(figure)
})

import { expect, test } from 'vitest'
import { adviceFor } from './advice-for.ts'

test.each([
  'Racontez-moi une panne que vous avez résolue.',
  "Parlez-moi d'un désaccord avec un collègue : qu'en est-il sorti ?",
  "Donnez-moi un exemple d'incident, et de ce que vous avez changé après.",
  'Avez-vous déjà formé quelqu’un ? Racontez.',
])('« %s » asks for a story', (question) => {
  expect(adviceFor(question)).toBe('Situation, ce que vous avez fait, résultat.')
})

test.each([
  'Parlez-moi de votre parcours.',
  'Racontez-moi votre expérience de la caisse.',
  'Pourquoi ce poste, et pourquoi ici ?',
  'Comment purgez-vous un circuit ?',
  'Quelles questions avez-vous pour nous ?',
])('« %s » does not', (question) => {
  expect(adviceFor(question)).not.toContain('Situation')
})

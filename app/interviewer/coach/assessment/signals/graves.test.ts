import { expect, test } from 'vitest'
import { normalizeText } from '../normalize-text.ts'
import { findGrave } from './graves.ts'

const idOf = (answer: string, question = '') =>
  findGrave(normalizeText(answer), normalizeText(question))?.id ?? null

test.each([
  [
    'hides',
    'Je dis au chef que les papiers sont bons.',
    "Un ami vous dit qu'il a bu deux verres : que faites-vous ?",
  ],
  [
    'plays-down',
    'La poutre est comme ça depuis un siècle, elle ne va pas tomber.',
    "Le syndic refuse l'étaiement : que faites-vous ?",
  ],
  [
    'gives-in',
    'Le client est roi, je baisse ma préconisation.',
    'Le client refuse votre mesure : que faites-vous ?',
  ],
  ['no-check', "Je fais le tour à l'œil, l'expérience suffit.", ''],
  ['shirks', "Ce n'est pas à nous de le faire, pas mon problème.", ''],
  ['scorns', 'Faut pas être bête dans ce métier.', ''],
  ['boasts', "J'ai un vrai don pour ça, c'est inné.", ''],
  ['jargon', 'Une approche holistique, risk-based et business-driven, avec un mindset agile.', ''],
])('%s is heard where it is said', (id, answer, question) => {
  expect(idOf(answer, question)).toBe(id)
})

test.each([
  [
    'hides',
    "Je dis au chef que je le connais et qu'il a bu.",
    "Un ami vous dit qu'il a bu deux verres : que faites-vous ?",
  ],
  [
    'hides',
    'Je ne dis rien de ce que sa fille a dit.',
    'Une mère vous demande ce que sa fille a dit : que faites-vous ?',
  ],
  ['plays-down', "Ce n'est rien, je change l'assiette.", 'Un plat est froid : que faites-vous ?'],
  [
    'gives-in',
    'Je refuse, même si le client insiste.',
    'Le client demande un passe-droit : que répondez-vous ?',
  ],
  ['no-check', 'Je contrôle au niveau, puis au fil à plomb.', ''],
  ['shirks', "C'est comme ça que j'ai appris à trier.", ''],
  ['scorns', 'Les personnes âgées ont le temps, moi aussi.', ''],
  ['scorns', "J'ai remplacé les vieux tuyaux, à la Comédie-Française.", ''],
  ['boasts', 'Je donne le meilleur de moi-même.', ''],
  [
    'gives-in',
    'Je lui explique que je ne peux pas, le client est roi mais pas sur la sécurité.',
    'Un client exige de passer sous la charge : que faites-vous ?',
  ],
  ['boasts', "On m'a rappelée trois étés de suite.", ''],
  ['jargon', "J'ai remis à plat la gouvernance avec les deux chefs de service.", ''],
])('%s is not heard where it is not', (_, answer, question) => {
  expect(idOf(answer, question)).toBeNull()
})

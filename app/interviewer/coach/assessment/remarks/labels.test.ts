import { expect, test } from 'vitest'
import { normalizeText } from '../normalize-text.ts'
import { PRAISES } from './praise.ts'
import { EFFECT, FROM_TO, NEVER_AGAIN, PLAN_B, READY, SHRUGS, VALUE } from './praise-cues.ts'
import { sayPraise } from './say-praise.ts'

const proofOf = (id: string) => PRAISES.find((praise) => praise.id === id)?.cue ?? /$^/
const isProven = (cue: RegExp, words: string) => cue.test(normalizeText(words))

test.each([
  ['writes', "J'écris l'heure et la cause au cahier", true],
  ['writes', 'Je rédige une note au directeur avec le risque', true],
  ['writes', 'Je note la valeur sur la feuille', true],
  ['writes', "J'écris la requête SQL et je regarde le plan d'exécution", false],
  ['writes', "J'écris au masculin et au féminin", false],
  ['writes', 'Je trace la coupe au crayon sur le bois', false],
  ['calls', 'Je rappelle le client avant midi', true],
  ['calls', "J'appelle le chef par radio", true],
  ['calls', 'Je lui rappelle que le délai est écrit', false],
  ['calls', 'Au briefing, je rappelle la même règle pour tous', false],
  ['calls', "Qui je suis, le service, et pourquoi j'appelle en une phrase", false],
  ['refuses', 'Je ne touche pas à la gaine', true],
  ['refuses', "Je n'avais pas prévu de point à mi-parcours", false],
  ['refuses', 'Au client on ne dit rien, trois semaines cela se rattrape', false],
  ['first', "Date de réception d'abord : elle fixe le délai", true],
  ['first', "Il sonne deux fois ; d'abord je regarde par le judas", true],
  ['first', "On peut le faire ensemble au téléphone, sécurité d'abord", false],
  ['fact', 'Sur la semaine, 214 bouquets vendus', true],
  ['fact', "Pour moi c'est en 3 temps, comprendre puis qualifier", false],
  ['held', 'Je tiens la caisse et le stock', true],
  ['held', 'Je tiens la journée, dos compris', false],
])('the label of « %s » on « %s »: %s', (id, words, expected) => {
  expect(isProven(proofOf(id), words)).toBe(expected)
})

test.each([
  [VALUE, 'Sonde à cœur, 2 degrés max, sous glace', true],
  [VALUE, 'Un écart de plus de 5 % sur un lot et je vais voir le commerce', true],
  [VALUE, "C'est du matériel à 38 000 €", false],
  [VALUE, 'Ce modèle convient à 90 % des cas', false],
  [FROM_TO, 'Le délai moyen est passé de 63 à 44 jours', true],
  [PLAN_B, 'Sinon le quai est fermé et je préviens', true],
  [PLAN_B, "On ne choisit pas, sinon dans six mois on n'a plus ni client ni équipe", false],
  [FROM_TO, 'Des fournisseurs en Asie, des délais de 8 à 14 semaines', false],
  [NEVER_AGAIN, 'Depuis, les mots du carnet ont disparu', true],
  [NEVER_AGAIN, "Je ne relance rien parce qu'elle a disparu", false],
  [EFFECT, "Les refus ont baissé d'un tiers en deux mois", true],
  [EFFECT, 'Un syndic de 40 lots, prêt à signer', false],
])('%s holds in « %s »: %s', (cue, words, expected) => {
  expect(isProven(cue, words)).toBe(expected)
})

test.each([
  'Je suis disponible selon vos besoins',
  'Je peux venir assez vite, je suis libre à peu près quand vous voulez',
])('« %s » is no clear answer', (words) => {
  const plain = normalizeText(words)

  expect(READY.test(plain) && !SHRUGS.test(plain)).toBe(false)
})

test.each([
  ['Les 34 suivants, zéro refus', 'zéro refus'],
  ['Deux autres tentatives, zéro euro perdu', null],
  ['Zéro aux contrôles', null],
])('« %s »: what it is good to have none of is named whole, or nothing is', (quote, named) => {
  const avoided = PRAISES.find(({ id }) => id === 'avoided')
  const said = avoided ? sayPraise(avoided, quote) : ''

  expect(said).toBe(named && `${named}, c'est un effet net`)
})

import { expect, test } from 'vitest'
import { prepareForAssessment } from '../assessment/prepare-for-assessment.ts'
import { outlineOffer } from '../offer-facts/outline-offer.ts'
import { summarise } from './summarise.ts'

const OFFER_TEXT =
  'Hôte de caisse (H/F)\nVos missions :\n- Accueillir les clients et encaisser les achats\n- Tenir le rayon du pain'
const OFFER = prepareForAssessment(outlineOffer(OFFER_TEXT))
const PRESENT = 'Présentez-vous en deux minutes.'
const WHY = 'Pourquoi ce poste vous attire-t-il ?'
const RUSH = "Donnez-moi un exemple d'un moment d'affluence que vous avez bien géré."
const MISTAKE = 'Racontez-moi une erreur que vous avez corrigée.'
const PRIDE = 'Parlez-moi d’une réussite dont vous êtes fier ou fière.'
const METHOD = 'Comment procédez-vous, étape par étape, pour ouvrir une caisse ?'
const QUEUE =
  "Un samedi de décembre, la file allait jusqu'aux surgelés. J'ai appelé ma responsable pour ouvrir la caisse 4. L'attente est passée de 12 à 5 minutes."
const QUEUE_AGAIN =
  "À la caisse, juste avant Noël, un samedi, la file touchait les surgelés. J'ai fait ouvrir la caisse 4 par ma responsable, et l'attente est tombée à 5 minutes."
const LABEL =
  "En mars, j'avais collé la mauvaise étiquette sur quarante paquets de café. J'ai prévenu le chef de rayon, j'ai tout refait avant l'ouverture, et aucun client ne l'a vu."
const WEAK = "Je suis motivée et rigoureuse, j'aime le contact. Je suis toujours à l'écoute."

const improvementsOf = (...exchanges: [question: string, answer: string][]) =>
  summarise(
    {
      jobDescription: OFFER_TEXT,
      exchanges: exchanges.map(([question, answer]) => ({ question, answer, assessment: null })),
    },
    OFFER,
  ).globalImprovements
const TOLD_TWICE = /aux questions \d/

test('a story that serves twice is said with its two questions, its words and what to do', () => {
  const improvements = improvementsOf([PRESENT, WEAK], [RUSH, QUEUE], [PRIDE, QUEUE_AGAIN])

  const said = improvements.find((text) => TOLD_TWICE.test(text))
  expect(said).toContain('aux questions 2 et 3, « Un samedi de décembre, la file allait')
  expect(said).toContain('préparez un autre moment')
  expect(improvements.length).toBeLessThanOrEqual(3)
})

test('told again to another pair of questions, the remark is worded otherwise', () => {
  const opening = (text = '') => text.split(/question|«/)[0]
  const said = [
    improvementsOf([RUSH, QUEUE], [PRIDE, QUEUE_AGAIN]),
    improvementsOf([PRESENT, WEAK], [RUSH, QUEUE], [PRIDE, QUEUE_AGAIN]),
    improvementsOf([RUSH, QUEUE], [MISTAKE, LABEL], [WHY, WEAK], [PRIDE, QUEUE_AGAIN]),
  ].map((improvements) => opening(improvements.find((text) => TOLD_TWICE.test(text))))

  expect(new Set(said).size).toBeGreaterThan(1)
})

test('a case told again where a method is asked leaves room for the method', () => {
  const said = improvementsOf([RUSH, QUEUE], [METHOD, QUEUE_AGAIN]).join(' ')

  expect(said).toContain('Gardez-la pour la question 1')
  expect(said).toContain('à la question 2, dites plutôt vos étapes')
})

test('three tellings of one story ask for two others', () => {
  const said = improvementsOf([RUSH, QUEUE], [PRIDE, QUEUE_AGAIN], [MISTAKE, QUEUE]).join(' ')

  expect(said).toContain('aux questions 1, 2 et 3')
  expect(said).toContain('préparez-en deux autres')
})

test('an answer pasted under two questions is said, whatever they ask', () => {
  const path =
    "J'ai tenu la caisse trois ans chez un primeur de Bron, puis j'ai formé deux apprenties à la balance."

  const said = improvementsOf([PRESENT, path], [WHY, path]).join(' ')

  expect(said).toMatch(/mot pour mot|La même réponse/)
  expect(said).toContain('dites plutôt ce qui vous attire dans ce poste')
})

test('two stories of one trade, two weak answers or two silences are no story told twice', () => {
  const sessions = [
    improvementsOf([RUSH, QUEUE], [MISTAKE, LABEL]),
    improvementsOf([RUSH, 'Je ne sais pas.'], [MISTAKE, 'Je ne sais pas.']),
    improvementsOf([RUSH, ''], [MISTAKE, '']),
  ]

  for (const improvements of sessions) expect(improvements.join(' ')).not.toMatch(TOLD_TWICE)
})

test('words that name somebody are not quoted in the recap', () => {
  const named =
    "Mme Dupont, au 06 12 34 56 78, attendait ses surgelés. J'ai ouvert la caisse 4 et l'attente est passée de 12 à 5 minutes."

  expect(improvementsOf([RUSH, named], [PRIDE, named]).join(' ')).not.toContain('06 12')
})

import { expect, test } from 'vitest'
import { assess } from '../assessment/assess.ts'
import { prepareForAssessment } from '../assessment/prepare-for-assessment.ts'
import { outlineOffer } from '../offer-facts/outline-offer.ts'
import { summarise } from './summarise.ts'

const OFFER_TEXT =
  'Hôte de caisse (H/F)\nVos missions :\n- Accueillir les clients et encaisser les achats\n- Tenir le rayon du pain'
const OFFER = prepareForAssessment(outlineOffer(OFFER_TEXT))
const QUESTIONS = [
  'Présentez-vous en deux minutes.',
  "Donnez-moi un exemple d'un moment d'affluence que vous avez bien géré.",
  'Racontez-moi une erreur que vous avez corrigée.',
]
const GOOD =
  "Un samedi de décembre, la file allait jusqu'aux surgelés. J'ai appelé ma responsable pour ouvrir la caisse 4. L'attente est passée de 12 à 5 minutes. Depuis, j'appelle dès la sixième personne."

const interview = (answers: string[]) => ({
  jobDescription: OFFER_TEXT,
  exchanges: answers.map((answer, at) => ({
    question: QUESTIONS[at % QUESTIONS.length] ?? '',
    answer,
    assessment: null,
  })),
})

test('the overall score is the rounded mean over answered questions', () => {
  const scores = [GOOD, 'Je ne sais pas.'].map(
    (answer, at) =>
      assess({ question: QUESTIONS[at] ?? '', answer, jobDescription: '' }, OFFER).score,
  )

  const { overallScore } = summarise(interview([GOOD, 'Je ne sais pas.', '  ']), OFFER)

  expect(overallScore).toBe(Math.round(((scores[0] ?? 0) + (scores[1] ?? 0)) / 2))
})

test('an interview passed from end to end scores 0 with kind words', () => {
  const summary = summarise(interview(['', ' ', '\u200b']), OFFER)

  expect(summary.overallScore).toBe(0)
  expect(summary.globalStrengths).toEqual([])
  expect(summary.generalFeedback).toContain('Vous avez passé les trois questions')
})

test('what recurs is said with the number of answers', () => {
  const weak = "Je suis motivée et rigoureuse, j'aime le contact. Je suis toujours à l'écoute."

  const { globalImprovements } = summarise(interview([weak, weak, weak]), OFFER)

  expect(globalImprovements.join(' ')).toMatch(/réponses/)
  expect(globalImprovements.length).toBeLessThanOrEqual(3)
})

test('the advice names the question to redo first', () => {
  const { generalFeedback } = summarise(interview([GOOD, 'Je ne sais pas.', GOOD]), OFFER)

  expect(generalFeedback).toContain('question 2')
})

test('a single answer is summed up without claiming more', () => {
  const { generalFeedback } = summarise(interview([GOOD, '', '']), OFFER)

  expect(generalFeedback).toContain('Une seule réponse')
})

test('the pitfall of a question is never told as the way to redo an answer', () => {
  const assessment = {
    ...{ score: 40, strengths: [], improvements: [], dimensions: [] },
    pitfall: "Taire l'erreur : un recruteur attend le moment où elle est dite.",
  }
  const exchange = { question: QUESTIONS[1] ?? '', answer: GOOD }

  const { generalFeedback } = summarise(
    { jobDescription: OFFER_TEXT, exchanges: [{ ...exchange, assessment }] },
    OFFER,
  )

  expect(generalFeedback).toContain('question 1')
  expect(generalFeedback).not.toMatch(/piège|Taire/)
})

test('assessments already given are taken as they are', () => {
  const given = { score: 40, strengths: [], improvements: ['Dites la fin.'], dimensions: [] }
  const exchanges = [{ question: QUESTIONS[1] ?? '', answer: GOOD, assessment: given }]

  const { overallScore } = summarise({ jobDescription: OFFER_TEXT, exchanges }, OFFER)

  expect(overallScore).toBe(40)
})

test('strengths and best answer are named with the words they rest on', () => {
  const weak = "J'aime le contact et je suis toujours à l'écoute."

  const { globalStrengths, generalFeedback } = summarise(interview([weak, GOOD, weak]), OFFER)

  expect(globalStrengths.join(' ')).toContain('de 12 à 5 minutes')
  expect(generalFeedback).toContain('Votre meilleure réponse est celle de la question 2')
})

test('conduct that would end an interview is taken back before anything else', () => {
  const question = 'Un fournisseur vous demande de payer sans bon de commande : que faites-vous ?'
  const answer = 'Pour un bon fournisseur je ferme les yeux, on régularise après.'
  const exchanges = [...interview([GOOD, GOOD]).exchanges, { question, answer, assessment: null }]

  const { headline, globalImprovements } = summarise(
    { jobDescription: OFFER_TEXT, exchanges },
    OFFER,
  )

  expect(globalImprovements[0]).toContain('question 3')
  expect(headline).toContain('à reprendre')
})

test('right gestures in an emergency are asked for no figure, and not to be clearer', () => {
  const question = 'Vous trouvez une cliente au sol, consciente : que faites-vous ?'
  const answer = "Je ne la bouge pas, j'appelle le 15, je lui parle et je regarde si elle saigne."
  const exchanges = [question, question].map((one) => ({
    question: one,
    answer,
    assessment: null,
  }))

  const { generalFeedback, globalImprovements } = summarise(
    { jobDescription: OFFER_TEXT, exchanges },
    OFFER,
  )

  expect(generalFeedback).toContain('vos premiers gestes y sont')
  expect(globalImprovements.join(' ')).not.toContain('mesure')
})

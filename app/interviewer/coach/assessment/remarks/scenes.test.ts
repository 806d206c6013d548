import { expect, test } from 'vitest'
import { outlineOffer } from '../../offer-facts/outline-offer.ts'
import { assess } from '../assess.ts'
import { prepareForAssessment } from '../prepare-for-assessment.ts'

const WAITER = prepareForAssessment(
  outlineOffer(
    'Serveur (H/F)\nVos missions :\n- Prendre les commandes\n- Tenir le cahier de réservation',
  ),
)
const said = (question: string, answer: string) => {
  const { analysis, improvements } = assess({ question, answer, jobDescription: '' }, WAITER)
  return { advice: improvements.join('\n'), analysis }
}

test('a cold plate leaves no paper: what is asked for is whether the guest is satisfied', () => {
  const { advice } = said(
    'Un client dit que son plat est froid : que faites-vous ?',
    "Je m'excuse, je change l'assiette.",
  )

  expect(advice).toContain('satisfaite')
  expect(advice).not.toMatch(/notez|par écrit|fiche/)
})

test('gestures told one after another are not asked for their order', () => {
  const { advice } = said(
    'Une table se plaint du bruit : que faites-vous ?',
    'Je vais les voir, je leur propose la salle du fond, je porte leurs verres et je préviens le chef de rang.',
  )

  expect(advice).not.toContain("l'ordre de vos gestes")
})

test('who never did it is not asked for the day when it was done', () => {
  const { advice } = said(
    'Comment ouvrez-vous une bouteille devant le client ?',
    "Je n'ai jamais fait de sommellerie. Je présenterais l'étiquette, je couperais la capsule et je demanderais au chef de rang de me montrer.",
  )

  expect(advice).not.toMatch(/cas vécu|un jour où|dernière fois/)
})

test('steps in notes are asked to be said', () => {
  const { analysis, advice } = said(
    'Comment dressez-vous une salle pour quatre-vingts couverts ?',
    'Plan de salle, nappes, couverts à un pouce du bord, verres essuyés, chaises alignées, contrôle des tables rondes.',
  )

  expect(analysis).not.toContain('reste général')
  expect(advice).toContain('dites-les en phrases')
})

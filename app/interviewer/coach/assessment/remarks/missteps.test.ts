import { expect, test } from 'vitest'
import { outlineOffer } from '../../offer-facts/outline-offer.ts'
import { assess } from '../assess.ts'
import { prepareForAssessment } from '../prepare-for-assessment.ts'

const OFFER = prepareForAssessment(outlineOffer('Agent administratif (H/F)'))
const firstOf = (question: string, answer: string) =>
  assess({ question, answer, jobDescription: '' }, OFFER).improvements[0] ?? ''

test.each([
  [
    'Comment rangiez-vous les archives ?',
    'Je rangeais par année au sous-sol, et on jetait ce qui avait plus de six ans.',
    'qui donne son accord',
  ],
  [
    "Avez-vous déjà refusé une demande d'un client ? Racontez.",
    'Il voulait un rabais. On a tenu une semaine, puis on a cédé sur presque tout, il était content.',
    'vous avez cédé',
  ],
  [
    'Présentez-moi votre parcours et vos principaux projets.',
    "J'ai fait de gros projets, mais confidentiels, je ne peux pas en parler. Je suis rigoureux.",
    'sans nom de client',
  ],
  [
    'Quelles sont vos disponibilités ?',
    'Le samedi je refuse, je vous le dis tout de suite.',
    'la même limite calmement',
  ],
])('« %s » answered with a misstep is told so first', (question, answer, told) => {
  expect(firstOf(question, answer)).toContain(told)
})

test.each([
  [
    'Quelles sont vos disponibilités ?',
    'Le samedi je refuse une semaine sur deux, en revanche je peux venir le dimanche.',
  ],
  [
    'Comment rangiez-vous le magasin ?',
    'On jetait ce qui avait plus de six mois après accord, je tenais la liste.',
  ],
])('« %s » is not accused for the same words said otherwise', (question, answer) => {
  expect(firstOf(question, answer)).not.toMatch(/refus sec|s'arrête là/)
})

test('care given to whoever has no right to give it ends an interview', () => {
  const { score, analysis } = assess(
    {
      question: 'Racontez-moi une journée en sous-effectif.',
      answer:
        "On était deux. J'ai demandé à la stagiaire de faire les injections de l'étage, et j'ai tout tracé à la fin.",
      jobDescription: '',
    },
    OFFER,
  )

  expect(score).toBeLessThan(25)
  expect(analysis).toContain('éliminatoire')
})

import { expect, test } from 'vitest'
import { outlineOffer } from '../../offer-facts/outline-offer.ts'
import { assess } from '../assess.ts'
import { prepareForAssessment } from '../prepare-for-assessment.ts'

const OFFER = prepareForAssessment(
  outlineOffer('Commercial (H/F)\nVos missions :\n- Vendre des toitures'),
)
const LOST = 'Racontez-moi une vente que vous avez perdue : qu’avez-vous changé ensuite ?'
const of = (question: string, answer: string) =>
  assess({ question, answer, jobDescription: '' }, OFFER)

test('a sound answer of which no merit is proven has its most concrete act quoted as to keep', () => {
  const answer =
    "Un couvreur, perdu. Je l'ai rappelé pour savoir pourquoi : « ma femme tient les comptes, elle n'était pas là. » Depuis, dès le premier appel, je demande qui décide avec lui. Son cousin a signé, épouse à table."

  const { score, strengths, analysis } = of(LOST, answer)

  expect(score).toBeGreaterThanOrEqual(60)
  expect(strengths).toEqual([
    'À garder : « Depuis, dès le premier appel, je demande qui décide avec lui ».',
  ])
  expect(analysis).not.toMatch(/: \.|à garder/)
})

test('an answer that does not hold yet is given nothing to keep', () => {
  const { score, strengths } = of(LOST, 'On perd toujours des ventes, je demande pourquoi.')

  expect(score).toBeLessThan(60)
  expect(strengths.join(' ')).not.toContain('À garder')
})

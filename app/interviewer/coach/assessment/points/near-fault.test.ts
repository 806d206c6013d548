import { expect, test } from 'vitest'
import type { BookQuestion } from '../../book/page.ts'
import { outlineOffer } from '../../offer-facts/outline-offer.ts'
import { assess } from '../assess.ts'
import { prepareForAssessment } from '../prepare-for-assessment.ts'

const OFFER = prepareForAssessment(outlineOffer('Boulanger (H/F)'))
const ASKED: BookQuestion = {
  id: 'X-1',
  kind: 'technical',
  text: 'Quels tours donnez-vous à une pâte à croissant, et comment choisissez-vous votre beurre ?',
  expects: [
    { point: 'trois tours simples', heard: ['trois tours', 'tour simple'], weight: 2 },
    { point: 'du repos au froid entre les tours', heard: ['repos au froid'], weight: 2 },
    { point: 'un beurre sec à pâtisserie', heard: ['beurre sec', 'beurre de tourage'], weight: 1 },
  ],
  faults: [
    {
      never: 'annoncer pur beurre un croissant à la margarine',
      heard: ['je coupe avec de la margarine'],
      why: "c'est tromper le client",
    },
  ],
  followUp: 'Et en plein été ?',
  example: 'Trois tours simples, du repos au froid entre chaque, et un beurre sec à pâtisserie.',
}
const said = (answer: string) =>
  assess({ question: ASKED.text, answer, jobDescription: '' }, OFFER, ASKED)
const DOUBT = 'un recruteur y entendrait peut-être ceci : annoncer pur beurre'

test('what may be a fault in other words is asked about before anything else, and is no strength', () => {
  const { improvements, strengths, evidence } = said(
    "Je donne trois tours simples. On mettait un peu de margarine et on marquait pur beurre sur l'étiquette.",
  )

  expect(improvements[0]).toContain(DOUBT)
  expect(improvements[0]).toContain("C'est tromper le client")
  expect(strengths.join(' ')).not.toContain('margarine')
  expect(evidence.find(({ positive }) => !positive)?.quote).toContain('margarine')
})

test.each([
  'Je donne trois tours simples, et jamais de margarine sous le nom de pur beurre.',
  'Je donne trois tours simples, avec du repos au froid, et un beurre de tourage.',
])('« %s » is asked about no fault', (answer) => {
  expect(said(answer).improvements.join(' ')).not.toContain(DOUBT)
})

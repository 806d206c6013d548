import { expect, test } from 'vitest'
import { outlineOffer } from '../../offer-facts/outline-offer.ts'
import { assess } from '../assess.ts'
import { judge } from '../judge.ts'
import { prepareForAssessment } from '../prepare-for-assessment.ts'
import { FAULTS } from './faults.ts'
import { findFaults } from './find-faults.ts'

const OFFER = prepareForAssessment(outlineOffer('Soudeur (H/F)'))
const STORY = 'Racontez-moi un chantier où le client était mécontent.'
const remarksOn = (answer: string) =>
  findFaults(FAULTS, judge({ question: STORY, answer }, OFFER), [])
    .map(({ remark }) => remark)
    .join(' ')

const THEN = " Une fois c'était une soudure poreuse, ils disaient que c'était nous."

test.each([
  ['with a figure', 'La soudure, toujours pareil, 3 mètres.'],
  ['with words that somebody said', 'La soudure, toujours pareil, « tu reprends ».'],
])('a sentence %s is nothing general', (_, answer) => {
  expect(remarksOn(`La soudure, toujours pareil.${THEN}`)).toContain('dans le général')
  expect(remarksOn(answer + THEN)).not.toContain('dans le général')
})

test('whoever says « je » is not asked to', () => {
  expect(remarksOn('On a fini le cordon à deux.')).toContain('en disant « je »')
  expect(remarksOn('On a fini tôt, comme ça je signe les feuilles de tous.')).not.toContain(
    'en disant « je »',
  )
})

test('an advice and the plan beside it count the same steps', () => {
  const { improvements, exampleAnswer } = assess(
    {
      question: STORY,
      answer: "J'ai refait le joint, et le client est reparti.",
      jobDescription: '',
    },
    OFFER,
  )

  expect(improvements.join(' ')).toContain('en quatre temps')
  expect(exampleAnswer).toContain('En quatre temps')
})

import { expect, test } from 'vitest'
import { afterFollowUp } from './after-follow-up.ts'
import type { Feedback } from './contract.ts'

const ASKED = 'Et ensuite ?'
const feedback = (score: number, improvements: string[], followUp?: string) =>
  ({ score, analysis: 'Un retour.', improvements, followUp }) as Feedback

test.each([
  ['a better whole', 60, 75],
  ['an addition that changes nothing', 60, 50],
])('after %s, a question that was answered is not said to come', (_, before, after) => {
  const first = feedback(before, [`On vous demandera : « ${ASKED} »`], ASKED)
  const both = feedback(after, [`Préparez cette relance : « ${ASKED} »`, 'Datez ce projet.'])

  const { improvements, followUp } = afterFollowUp(first, both)

  expect(improvements).toEqual(['Datez ce projet.'])
  expect(followUp).toBeUndefined()
})

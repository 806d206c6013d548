import { expect, test } from 'vitest'
import { measureQuestions } from './measure.ts'

test('every offer of our own gets eight faultless questions', async () => {
  const measure = await measureQuestions('testing/offers', { longRuns: 1 })

  expect(measure.offers).toBeGreaterThan(0)
  expect(measure).toMatchObject({ whole: measure.offers, thrown: [], faults: {}, withoutFault: 1 })
  expect(measure.anchored).toBeGreaterThan(0.5)
  expect(measure.overlap).toBeLessThan(0.56)
})

import { expect, test } from 'vitest'
import { aFeedback } from '../../testing/an-interview.ts'
import { fallbackSummary } from './fallback-summary.ts'

test('the estimated score is the rounded mean of the feedbacks that came', () => {
  const summary = fallbackSummary([aFeedback({ score: 50 }), null, aFeedback({ score: 61 })])

  expect(summary.overallScore).toBe(56)
})

test('without any feedback the estimated score is 70', () => {
  expect(fallbackSummary([null, null]).overallScore).toBe(70)
})

test('a feedback of zero counts as zero', () => {
  expect(fallbackSummary([aFeedback({ score: 0 })]).overallScore).toBe(0)
})

test('strengths and improvements are said once each, three at most', () => {
  const summary = fallbackSummary([
    aFeedback({ strengths: ['a', 'b'], improvements: ['w'] }),
    aFeedback({ strengths: ['b', 'c', 'd'], improvements: ['w'] }),
  ])

  expect(summary.globalStrengths).toEqual(['a', 'b', 'c'])
  expect(summary.globalImprovements).toEqual(['w'])
})

test('an estimate says that it is one and names a model when a model wrote what it rests on', () => {
  expect(fallbackSummary([aFeedback()])).toMatchObject({
    headline: 'Une estimation, à partir des retours reçus',
    source: 'coach',
  })
  expect(fallbackSummary([aFeedback({ source: 'ia' })]).source).toBe('ia')
})

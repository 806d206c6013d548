// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { currentInterview, interviewStore } from '#app/simulation/current-interview.ts'
import { tickPoint } from '#app/simulation/point-verbs.ts'
import { aFeedback } from '#app/simulation/testing/an-interview.ts'
import { keepSaving } from './saver.ts'
import { aServer, beginning, OWNER } from './testing/a-saving-server.ts'

test('a point that is ticked, and nothing else, is sent', async () => {
  using server = aServer()
  using _saving = { [Symbol.dispose]: keepSaving(OWNER) }
  interviewStore.begin(beginning('ticks'))
  interviewStore.startQuestion()
  interviewStore.answer('Je lis tout.')
  const { simulationId } = currentInterview() ?? { simulationId: '' }
  interviewStore.receiveFeedback(simulationId, {
    index: 0,
    answer: 'Je lis tout.',
    feedback: aFeedback({ listensFor: ['le stock'], heard: [] }),
  })
  await waitFor(() => expect(server.kept.has('step-0')).toBe(true))

  interviewStore.change((now) => tickPoint(now, { index: 0, point: 'le stock', isSaid: true }))

  await waitFor(() =>
    expect(JSON.stringify(server.kept.get('step-0'))).toContain('"pointsSaid":["le stock"]'),
  )
})

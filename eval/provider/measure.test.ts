import { expect, test } from 'vitest'
import { bookOnDisk } from '#app/book-on-disk.ts'
import { createCoach } from '#app/interviewer/coach/coach.ts'
import { openInterviewer } from '#app/open-interviewer.ts'
import { systemClock } from '#app/platform/clock.ts'
import { readEnv } from '#app/platform/env.ts'
import { startModelPeer } from '#testing/model-peer.ts'
import { QUESTIONS_REPLY } from '#testing/model-replies.ts'
import { measureInterviewer } from './measure.ts'

test('a configured provider is measured on the same offers as the coach, failures included', async () => {
  await using peer = await startModelPeer({ says: QUESTIONS_REPLY }, { status: 400 })
  const modelUse = {
    hasRoom: async () => true,
    count: async () => {},
    today: async () => ({ calls: 0, tokens: 0, budget: null }),
  }
  const interviewer = await openInterviewer({
    log: { warn: () => undefined },
    env: readEnv(peer.env['openai-compatible']),
    modelUse,
    clock: systemClock,
    coach: createCoach({ random: () => 0.5, book: bookOnDisk() }),
  })

  const measured = await measureInterviewer(interviewer, {
    offersDir: 'testing/offers',
    answersDir: undefined,
    sample: 3,
  })

  expect(measured).toMatchObject({ offers: 3, answers: 0 })
  expect(measured.failures).toBeGreaterThan(0)
})

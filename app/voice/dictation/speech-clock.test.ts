import { expect, test } from 'vitest'
import { createSpeechClock } from './speech-clock.ts'

/** Twenty levels a second, for stretches of so many seconds at a level. */
function facts(...stretches: [seconds: number, level: number][]) {
  const clock = createSpeechClock()
  let at = 0
  for (const [seconds, level] of stretches)
    for (let left = seconds * 20; left > 0; left--) {
      at += 0.05
      clock.add(at, level)
    }
  return clock.facts()
}

test('an answer lasts from its first sound to its last', () => {
  expect(facts([5, 0.001], [30, 0.2], [4, 0.001])).toEqual({ seconds: 30, silences: 0 })
})

test('silences of more than three seconds are counted, shorter ones are breath', () => {
  expect(facts([10, 0.2], [2.8, 0], [5, 0.1], [3.5, 0.002], [5, 0.2], [8, 0], [1, 0.2])).toEqual({
    seconds: 35,
    silences: 2,
  })
})

test('a noisy room is no speech beside a voice, and a soft voice is heard in a quiet one', () => {
  expect(facts([3, 0.02], [4, 0.4], [5, 0.02], [4, 0.4]).silences).toBe(1)
  expect(facts([4, 0.02], [5, 0.001], [4, 0.02]).silences).toBe(1)
})

test('nothing heard lasts nothing', () => {
  expect(facts([10, 0.002])).toEqual({ seconds: 0, silences: 0 })
})

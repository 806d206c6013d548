import { expect, test } from 'vitest'
import { addSpoken } from './add-spoken.ts'
import { chooseVoice } from './aloud/read-aloud.ts'
import { saySpoken } from './spoken-facts.ts'

const said = (...spoken: Parameters<typeof saySpoken>) =>
  saySpoken(...spoken).replace(/\u00a0/g, ' ')

test('how an answer was said is told in words', () => {
  expect(said({ seconds: 102, words: 218, silences: 2 })).toBe(
    '1 min 42, 128 mots par minute, 2 silences de plus de 3 secondes',
  )
  expect(said({ seconds: 65, words: 120, silences: 0 })).toBe(
    '1 min 05, 111 mots par minute, aucun long silence',
  )
  expect(said({ seconds: 120, words: null, silences: 1 })).toBe(
    '2 min, 1 silence de plus de 3 secondes',
  )
  expect(said({ seconds: 4, words: 2, silences: null })).toBe('4 s')
})

test('several goes are one answer, which knows no more than each of them', () => {
  const one = { seconds: 30, words: 60, silences: 1 }

  expect(addSpoken(one, { seconds: 10, words: 20, silences: 0 })).toEqual({
    seconds: 40,
    words: 80,
    silences: 1,
  })
  expect(addSpoken(one, { seconds: 10, words: null, silences: null })).toEqual({
    seconds: 40,
    words: null,
    silences: null,
  })
  expect(addSpoken(null, one)).toBe(one)
  expect(addSpoken(null, null)).toBeNull()
})

const voice = (lang: string, localService: boolean) =>
  ({ lang, localService }) as SpeechSynthesisVoice

test('a question is read by a French voice of the device, of France when there is one', () => {
  const remote = voice('fr-FR', false)
  const quebec = voice('fr-CA', true)
  const ours = voice('fr_FR', true)

  const choose = (...voices: SpeechSynthesisVoice[]) => chooseVoice(voices, { staysHere: false })
  expect(choose(voice('en-US', true), remote, quebec, ours)).toBe(ours)
  expect(choose(remote, quebec)).toBe(quebec)
  expect(choose(voice('fr-BE', false), remote)).toBe(remote)
  expect(choose(voice('en-US', true), voice('frr', true))).toBeNull()
})

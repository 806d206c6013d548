import { expect, test } from 'vitest'
import { speakingTime } from './speaking-time.ts'

const words = (count: number) => 'mot '.repeat(count)

test('the length of an answer is told in words and in time at 150 words a minute', () => {
  expect(speakingTime('')).toBe('0 mot')
  expect(speakingTime('Oui.')).toBe("1 mot, environ 5 s à l'oral")
  expect(speakingTime(words(23))).toBe("23 mots, environ 10 s à l'oral")
  expect(speakingTime(words(150))).toBe("150 mots, environ 1 min à l'oral")
  expect(speakingTime(words(225))).toBe("225 mots, environ 1 min 30 s à l'oral")
})

test('an elided word and a compound count once', () => {
  expect(speakingTime("J'ai rangé l'arrière-boutique")).toBe("3 mots, environ 5 s à l'oral")
})

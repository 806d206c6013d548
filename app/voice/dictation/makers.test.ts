// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { agreementTo, type Found, isAgreed, keepChoice, readChoice } from './makers.ts'

afterEach(() => localStorage.clear())

const server = (host: string): Found => ({ maker: 'server', host })

test('who agreed to one server is asked again when the sound would go to another', () => {
  keepChoice(agreementTo(server('voix.exemple.fr')))
  const kept = readChoice()

  expect(isAgreed(kept, server('voix.exemple.fr'))).toBe(true)
  expect(isAgreed(kept, server('ailleurs.exemple.com'))).toBe(false)
  expect(isAgreed(kept, { maker: 'browser', host: '' })).toBe(false)
})

test('an agreement that names no server is none, and the others are kept', () => {
  localStorage.setItem('voice_choice', 'server')
  expect(readChoice()).toBeNull()

  const browser: Found = { maker: 'browser', host: '' }
  keepChoice(agreementTo(browser))
  expect(isAgreed(readChoice(), browser)).toBe(true)
  keepChoice('recording')
  expect(isAgreed(readChoice(), server('voix.exemple.fr'))).toBe(true)
})

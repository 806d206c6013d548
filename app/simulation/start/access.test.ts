import { expect, test } from 'vitest'
import { mayStart } from './access.ts'

test('a visitor may start three times, then is asked to sign in', () => {
  expect(mayStart({ kind: 'visitor', simulationsUsed: 0 })).toBe('yes')
  expect(mayStart({ kind: 'visitor', simulationsUsed: 2 })).toBe('yes')
  expect(mayStart({ kind: 'visitor', simulationsUsed: 3 })).toBe('sign-in')
  expect(mayStart({ kind: 'visitor', simulationsUsed: 99 })).toBe('sign-in')
})

test('a free account may start three times, then is asked to upgrade', () => {
  const account = { kind: 'account', isPremium: false } as const

  expect(mayStart({ ...account, simulationsUsed: 2 })).toBe('yes')
  expect(mayStart({ ...account, simulationsUsed: 3 })).toBe('upgrade')
})

test('a premium account may always start', () => {
  expect(mayStart({ kind: 'account', isPremium: true, simulationsUsed: 500 })).toBe('yes')
})

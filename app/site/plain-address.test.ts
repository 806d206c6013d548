import { expect, test } from 'vitest'
import { plainAddress } from './plain-address.ts'

test.each([
  ['/blog?q=a%2Fb', '/blog?q=a%2Fb'],
  ['/%61pi/us%65r', '/api/user'],
  ['/m%c3%a9tier%20', '/m%c3%a9tier%20'],
  ['/blog/%252e%252e/dev', '/blog/%252e%252e/dev'],
  ['/blog/un..deux', '/blog/un..deux'],
  ['/blog#/../dev', '/blog'],
  ['/100%', '/100%'],
])('%s is read as %s', (written, plain) => {
  expect(plainAddress(written)).toBe(plain)
})

test.each([
  '/api/../dev/outbox',
  '/api/%2e%2e/dev/outbox',
  '/api/.%2E/dev/outbox',
  '/api/./user',
  '/api/%2e',
  '/api\\..\\dev\\outbox',
  '/api%5c..%5cdev',
  '/api%2fuser',
  '/..',
])('%s leads nowhere', (written) => {
  expect(plainAddress(written)).toBeNull()
})

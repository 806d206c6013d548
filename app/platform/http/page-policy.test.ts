import { expect, test } from 'vitest'
import { pagePolicy } from './page-policy.ts'

test('a page names the hosts of the payment provider only where it is used', () => {
  const closed = pagePolicy('<script>go()</script>')
  const open = pagePolicy('<script>go()</script>', { hasStripe: true })

  expect(closed).not.toContain('stripe')
  expect(open).toMatch(/script-src 'self' 'sha256-\S+' https:\/\/js\.stripe\.com/)
  expect(open).toContain("frame-src 'self' https://js.stripe.com")
  expect(open).toContain("connect-src 'self' https://api.stripe.com")
})

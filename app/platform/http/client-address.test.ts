import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } }) as never

test('without a trusted proxy, a forwarded address is not believed', () => {
  expect(clientAddress(from('203.0.113.5'), '1.2.3.4', 0)).toBe('203.0.113.5')
})

test('with trusted proxies, the address that the last of them saw counts', () => {
  expect(clientAddress(from('10.0.0.1'), 'menteur, 198.51.100.7', 1)).toBe('198.51.100.7')
  expect(clientAddress(from('10.0.0.1'), '198.51.100.7, 10.0.0.2', 2)).toBe('198.51.100.7')
})

test('a port that a proxy writes beside the address makes nobody somebody else', () => {
  expect(clientAddress(from('10.0.0.1'), '198.51.100.7:40123', 1)).toBe('198.51.100.7')
  expect(clientAddress(from('10.0.0.1'), '[2001:db8:1:2::5]:40123', 1)).toBe('2001:db8:1:2::/64')
  expect(clientAddress(from('10.0.0.1'), '[2001:db8:1:2::5]', 1)).toBe('2001:db8:1:2::/64')
})

test('an IPv6 visitor is one household, an IPv4 one in disguise is IPv4', () => {
  expect(clientAddress(from('2001:db8:1:2:aaaa::1'), undefined, 0)).toBe('2001:db8:1:2::/64')
  expect(clientAddress(from('2001:db8::1'), undefined, 0)).toBe('2001:db8:0:0::/64')
  expect(clientAddress(from('::ffff:203.0.113.5'), undefined, 0)).toBe('203.0.113.5')
})

test.each([
  '2001:db8:1:2::5',
  '2001:DB8:1:2::5',
  '2001:0db8:0001:0002:0000:0000:0000:0005',
  '2001:db8:1:2:0:0:0.0.0.5',
  '[2001:db8:1:2::5%eth0]:40123',
])('%s is of the one network that it is of, however it is spelled', (spelled) => {
  expect(clientAddress(from('10.0.0.1'), spelled, 1)).toBe('2001:db8:1:2::/64')
})

test.each(['::FFFF:203.0.113.5', '::ffff:cb00:7105', '0:0:0:0:0:ffff:cb00:7105'])(
  '%s is the IPv4 address that it stands for',
  (spelled) => {
    expect(clientAddress(from(spelled), undefined, 0)).toBe('203.0.113.5')
  },
)

test('what is no address at all is told apart as it is, without end', () => {
  expect(clientAddress(from('10.0.0.1'), `fe80::zz${'a'.repeat(500)}`, 1)).toHaveLength(64)
})

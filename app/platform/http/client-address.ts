import { isIPv6 } from 'node:net'
import type { AppEnv } from './app-env.ts'

/** Who asks: the socket's address, or the one that the last trusted proxy saw; IPv6 by its /64. */
export function clientAddress(
  bindings: AppEnv['Bindings'] | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const socket = bindings?.incoming?.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0 || forwardedFor === undefined) return network(socket)
  const hops = forwardedFor
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
  return network(withoutPort(hops.at(-trustedProxies) ?? hops[0] ?? socket))
}

/** Some proxies write the port too, which the visitor chooses anew for each connection. */
const withoutPort = (hop: string) =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(hop)?.[1] ?? hop.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')

/** Of what a proxy may say. */
const LONGEST = 64
const EMBEDDED_IPV4 = ['0', '0', '0', '0', '0', 'ffff']

/** One household holds a whole /64, however it is spelled: one IPv6 visitor must not count as millions. */
function network(address: string): string {
  const plain = address.slice(0, LONGEST).replace(/%.*$/s, '')
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  const isIPv4 = EMBEDDED_IPV4.every((group, index) => groups[index] === group)
  return isIPv4 ? ipv4Of(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`
}

/** The eight groups, as the standard of URLs spells them: small letters, no zero in front, no IPv4 part. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
}

const ipv4Of = (groups: string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.')

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

/** One household holds a whole /64, so one IPv6 visitor must not count as millions. */
function network(address: string): string {
  if (!address.includes(':')) return address.slice(0, LONGEST)
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').slice(0, LONGEST)
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right]
  return `${groups.slice(0, 4).join(':')}::/64`
}

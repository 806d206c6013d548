import type { LimitRule } from '#app/platform/limits/limits.ts'
import { tryConsume } from '#app/platform/limits/try-consume.ts'
import type { Ports } from '#app/ports.ts'
import { fingerprint } from './secrets.ts'
import { listNetworks } from './session-storage.ts'

const MINUTES = 60
const HOUR = 60 * MINUTES
const DAY = 24 * HOUR

export const SIGNUPS: LimitRule = { name: 'signups', points: 20, seconds: HOUR }
export const LINK_REQUESTS: LimitRule = { name: 'link-requests', points: 100, seconds: HOUR }
export const TOKEN_GUESSES: LimitRule = { name: 'token-guesses', points: 1_000, seconds: DAY }
const MAILS: LimitRule = { name: 'mails', points: 5, seconds: HOUR }
const LOGINS_OF_ADDRESS: LimitRule = { name: 'logins-address', points: 100, seconds: 15 * MINUTES }
const LOGINS_OF_ACCOUNT: LimitRule = { name: 'logins', points: 10, seconds: 15 * MINUTES }
/** A network that the account knows has a count of its own: strangers cannot lock its owner out. */
const LOGINS_OF_KNOWN_NETWORK: LimitRule = { ...LOGINS_OF_ACCOUNT, name: 'logins-known' }

type Counted = [rule: LimitRule, key: string]

/** Who tries a password: the address that was typed, the account if there is one, and from where. */
export interface Guesser {
  email: string
  accountId: string | undefined
  address: string
}

export const networkOf = (accountId: string, address: string) =>
  fingerprint(`${accountId} ${address}`)

/**
 * Counts a guess of a password before it is compared; the answer takes it back, once it was right.
 * Throws `too-many`.
 */
export async function countGuess(
  ports: Pick<Ports, 'db' | 'limits'>,
  guesser: Guesser,
): Promise<() => Promise<void>> {
  const counted: Counted[] = [
    [LOGINS_OF_ADDRESS, guesser.address],
    await accountCount(ports.db, guesser),
  ]
  for (const [rule, key] of counted) await ports.limits.consume(rule, key)
  return async () => {
    for (const [rule, key] of counted) await ports.limits.refund(rule, key)
  }
}

async function accountCount(
  db: Ports['db'],
  { email, accountId = '', address }: Guesser,
): Promise<Counted> {
  const network = networkOf(accountId, address)
  const known = await listNetworks(db, accountId)
  const isKnown = known.some((one) => one.network === network)
  return isKnown ? [LOGINS_OF_KNOWN_NETWORK, network] : [LOGINS_OF_ACCOUNT, fingerprint(email)]
}

/** May one more mail go to this address now? It is counted if so, known or not. */
export const mayWriteTo = ({ limits }: Pick<Ports, 'limits'>, email: string): Promise<boolean> =>
  tryConsume(limits, MAILS, fingerprint(email))

/** Forgets what was counted for an account that is gone. */
export async function forgetCounts(
  { limits }: Pick<Ports, 'limits'>,
  { email, networks }: { email: string; networks: string[] },
) {
  await limits.reset(LOGINS_OF_ACCOUNT, fingerprint(email))
  await limits.reset(MAILS, fingerprint(email))
  for (const network of networks) await limits.reset(LOGINS_OF_KNOWN_NETWORK, network)
}

import type { LimitRule } from '#app/platform/limits/limits.ts'
import { consumeOrTell } from '#app/platform/limits/tell-when.ts'
import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import { accountClosed, manyFailuresFromHere } from '../../messages.ts'
import { fingerprint } from '../secrets.ts'
import { isKnownNetwork, networkOf } from './known-networks.ts'

const MINUTES = 60
const DAY = 86_400
/** Of every network that the account does not know, together. */
const OF_ACCOUNT: LimitRule = { name: 'logins', points: 10, seconds: 15 * MINUTES }
const OF_ACCOUNT_A_DAY: LimitRule = { name: 'logins-day', points: 100, seconds: DAY }
/** A network that the account knows has a count of its own: strangers cannot lock its owner out. */
const OF_KNOWN_NETWORK: LimitRule = { ...OF_ACCOUNT, name: 'logins-known' }
const OF_ADDRESS: LimitRule = { name: 'logins-address', points: 100, seconds: 15 * MINUTES }

type LimitPorts = Pick<Ports, 'db' | 'limits'>

/** Who tries a password: the address that was typed, the account if there is one, and from where. */
export interface Guesser {
  email: string
  accountId: string | undefined
  address: string
}

export interface Guess {
  /** What a wrong password is answered once too many were wrong from here; a right one passes. */
  refusal: Problem | null
  /** Takes the guess back, once it was right or was never compared. */
  takeBack(): Promise<void>
}

/**
 * Counts a guess of a password before it is compared. Throws `too-many` when too many were made for
 * this account: a place alone closes nothing to a right password.
 */
export async function countGuess(ports: LimitPorts, guesser: Guesser): Promise<Guess> {
  const { limits, db } = ports
  const { email, accountId = '', address } = guesser
  const isKnown = await isKnownNetwork(db, { accountId, address })
  const counted = isKnown
    ? [{ rule: OF_KNOWN_NETWORK, key: networkOf(accountId, address) }]
    : [OF_ACCOUNT, OF_ACCOUNT_A_DAY].map((rule) => ({ rule, key: fingerprint(email) }))
  for (const one of counted) await consumeOrTell(limits, one, accountClosed)

  const place = { rule: OF_ADDRESS, key: address }
  const refusal = isKnown ? null : await refusalOf(limits, place)
  const all = isKnown ? counted : [...counted, place]
  return {
    refusal,
    async takeBack() {
      for (const { rule, key } of all) await limits.refund(rule, key)
    },
  }
}

async function refusalOf(limits: Ports['limits'], place: { rule: LimitRule; key: string }) {
  try {
    await consumeOrTell(limits, place, manyFailuresFromHere)
    return null
  } catch (refusal) {
    if (refusal instanceof Problem) return refusal
    throw refusal
  }
}

/** Forgets the failures for an account: its owner has shown to hold the mailbox, or it is gone. */
export async function forgetGuesses(
  { limits }: Pick<Ports, 'limits'>,
  { email, networks }: { email: string; networks: readonly string[] },
) {
  await limits.reset(OF_ACCOUNT, fingerprint(email))
  await limits.reset(OF_ACCOUNT_A_DAY, fingerprint(email))
  for (const network of networks) await limits.reset(OF_KNOWN_NETWORK, network)
}

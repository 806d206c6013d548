import type { LimitRule } from '#app/platform/limits/limits.ts'
import { consumeOrTell } from '#app/platform/limits/tell-when.ts'
import { tryConsume } from '#app/platform/limits/try-consume.ts'
import type { Ports } from '#app/ports.ts'
import { manyRequestsFromHere } from '../../messages.ts'
import { fingerprint } from '../secrets.ts'
import { isKnownNetwork, networkOf } from '../sessions/known-networks.ts'
import { findAccountByEmail } from '../storage.ts'

const HOUR = 3_600
/** Requests for a link from one network address, whomever they are for. */
const OF_ADDRESS: LimitRule = { name: 'link-requests', points: 100, seconds: HOUR }
/** Mails of one purpose to one recipient that one network asked for. */
const OF_NETWORK: LimitRule = { name: 'mails', points: 5, seconds: HOUR }
/** The same over all networks, against who asks from many. */
const OF_RECIPIENT: LimitRule = { name: 'mails-all', points: 10, seconds: HOUR }
/** What nobody else can use up: the first request of a network that the account knows. */
const OF_OWNER: LimitRule = { name: 'mails-own', points: 1, seconds: HOUR }

const PURPOSES = ['signup', 'verification', 'reset'] as const

interface Asking {
  email: string
  purpose: (typeof PURPOSES)[number]
  address: string
}

type LimitPorts = Pick<Ports, 'db' | 'limits'>

/** May one more mail go to this address now? It is counted if so, whether anybody has an account or not. */
export async function mayWriteTo(ports: LimitPorts, asking: Asking): Promise<boolean> {
  const isOwn = await isOwnRequest(ports, asking)
  const isWithin = await isWithinShare(ports, asking)
  return isOwn || isWithin
}

/** The same for a link that was asked for; throws `too-many` when this network asked for too many. */
export async function mayMailLink(ports: LimitPorts, asking: Asking): Promise<boolean> {
  const isOwn = await isOwnRequest(ports, asking)
  const place = { rule: OF_ADDRESS, key: asking.address }
  try {
    await consumeOrTell(ports.limits, place, manyRequestsFromHere)
  } catch (refusal) {
    if (!isOwn) throw refusal
  }
  const isWithin = await isWithinShare(ports, asking)
  return isOwn || isWithin
}

/** Counted and asked the same for an address without an account, so that the time tells nothing. */
async function isOwnRequest({ db, limits }: LimitPorts, { email, purpose, address }: Asking) {
  const accountId = (await findAccountByEmail(db, email))?.id ?? ''
  const isKnown = await isKnownNetwork(db, { accountId, address })
  const key = ownKey(purpose, isKnown ? networkOf(accountId, address) : `? ${email} ${address}`)
  return (await tryConsume(limits, OF_OWNER, key)) && isKnown
}

const isWithinShare = async ({ limits }: LimitPorts, { email, purpose, address }: Asking) =>
  (await tryConsume(limits, OF_NETWORK, fingerprint(`${purpose} ${email} ${address}`))) &&
  (await tryConsume(limits, OF_RECIPIENT, recipientKey(purpose, email)))

const ownKey = (purpose: string, network: string) => fingerprint(`${purpose} ${network}`)
const recipientKey = (purpose: string, email: string) => fingerprint(`${purpose} ${email}`)

/** Forgets the mails that were counted for an account that is gone. */
export async function forgetMails(
  { limits }: Pick<Ports, 'limits'>,
  { email, networks }: { email: string; networks: readonly string[] },
) {
  for (const purpose of PURPOSES) {
    await limits.reset(OF_RECIPIENT, recipientKey(purpose, email))
    for (const network of networks) await limits.reset(OF_OWNER, ownKey(purpose, network))
  }
}

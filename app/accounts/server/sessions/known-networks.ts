import type { Db } from '#app/platform/database/database.ts'
import { fingerprint } from '../secrets.ts'
import { listNetworks, removeOldNetworks, upsertNetwork } from './session-storage.ts'

/** How long a network stays known without a login from it, in milliseconds. */
const REMEMBERED = 90 * 86_400_000

export const networkOf = (accountId: string, address: string) =>
  fingerprint(`${accountId} ${address}`)

interface Place {
  accountId: string
  address: string
}

/** Whether somebody proved from there to hold the account. Asks the same for an account that is not. */
export async function isKnownNetwork(db: Db, { accountId, address }: Place): Promise<boolean> {
  const network = networkOf(accountId, address)
  return (await listNetworks(db, accountId)).some((known) => known.network === network)
}

/** Remembers where an account was opened from, by its password or its mailbox. */
export async function rememberNetwork(tx: Db, { accountId, address }: Place, now: Date) {
  const network = networkOf(accountId, address)
  await upsertNetwork(tx, { accountId, network, lastSeenAt: now.toISOString() })
  await removeOldNetworks(tx, accountId, new Date(now.getTime() - REMEMBERED).toISOString())
}

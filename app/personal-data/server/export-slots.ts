import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import { EXPORT_UNDER_WAY, EXPORTS_BUSY } from '../messages.ts'

/** Each holds an interview of its account in memory while it is written. */
const MOST_AT_ONCE = 20
/** Seconds. */
const RETRY_AFTER = 30

/** The accounts whose export is being written by this process, by its database. */
const underWay = new WeakMap<Ports['db'], Set<string>>()

/**
 * Lets one more export be written; the answer says that it is over. Throws `too-many` while the
 * same account has another under way, `unavailable` while too many are.
 */
export function takeExportSlot({ db }: Pick<Ports, 'db'>, accountId: string): () => void {
  const accounts = underWay.get(db) ?? new Set()
  underWay.set(db, accounts)
  const retryAfter = { retryAfter: RETRY_AFTER }
  if (accounts.has(accountId)) throw new Problem('too-many', EXPORT_UNDER_WAY, retryAfter)
  if (accounts.size >= MOST_AT_ONCE) throw new Problem('unavailable', EXPORTS_BUSY, retryAfter)
  accounts.add(accountId)
  return () => void accounts.delete(accountId)
}

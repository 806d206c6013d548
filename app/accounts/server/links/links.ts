import type { Db } from '#app/platform/database/database.ts'
import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import { LINK_EXPIRED, LINK_UNKNOWN } from '../../messages.ts'
import { TOKEN_GUESSES } from '../limits.ts'
import { fingerprint, newToken } from '../secrets.ts'
import { lockAccount, type StoredAccount } from '../storage.ts'
import {
  findLink,
  insertLink,
  type LinkPurpose,
  removeOldLinks,
  replaceLinks,
} from './link-storage.ts'

const HOUR = 3_600_000
const LIFE = { verify: 24 * HOUR, reset: HOUR } as const satisfies Record<LinkPurpose, number>
const REMEMBERED = 90 * 24 * HOUR

interface NewLink {
  accountId: string
  purpose: LinkPurpose
  now: Date
}

/**
 * Makes the one good link of an account for a purpose; the account must be held. Gives its token,
 * which opens nothing where there is no such account.
 */
export async function issueLink(tx: Db, { accountId, purpose, now }: NewLink): Promise<string> {
  const token = newToken()
  const createdAt = now.toISOString()
  await removeOldLinks(tx, accountId, hence(now, -REMEMBERED))
  await replaceLinks(tx, { accountId, purpose, now: createdAt })
  const expiresAt = hence(now, LIFE[purpose])
  await insertLink(tx, {
    fingerprint: fingerprint(token),
    accountId,
    purpose,
    createdAt,
    expiresAt,
  })
  return token
}

interface LinkUse {
  token: string
  purpose: LinkPurpose
  /** Where it is tried from. */
  address: string
}

/**
 * Whose link this is, whatever it is still worth. Throws `invalid` when it was never issued, and
 * `too-many` once too many such were tried from there.
 */
export async function ownerOfLink(
  { db, limits }: Pick<Ports, 'db' | 'limits'>,
  { token, purpose, address }: LinkUse,
) {
  const link = await findLink(db, { fingerprint: fingerprint(token), purpose })
  if (link) return link.accountId
  await limits.consume(TOKEN_GUESSES, address)
  throw new Problem('invalid', LINK_UNKNOWN)
}

/** Keeps the account of a link for this transaction; throws `expired` when the account is gone. */
export async function lockOwner(tx: Db, accountId: string): Promise<StoredAccount> {
  const account = await lockAccount(tx, accountId)
  if (!account) throw new Problem('expired', LINK_EXPIRED)
  return account
}

const hence = (now: Date, milliseconds: number) =>
  new Date(now.getTime() + milliseconds).toISOString()

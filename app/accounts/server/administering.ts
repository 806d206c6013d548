import type { Db } from '#app/platform/database/database.ts'
import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import { recordChange } from '#app/trace/server/service.ts'
import { ADMINS_ONLY } from '../messages.ts'
import type { Account } from './account.ts'
import { type Flags, setFlags } from './administration/flag-storage.ts'
import { refuseForLastAdministrator } from './administration/last-administrator.ts'
import * as search from './administration/search-storage.ts'
import { replaceLinks } from './links/link-storage.ts'
import { removeSessions } from './sessions/session-storage.ts'
import { lockAccount, publicPart } from './storage.ts'

export type { Account } from './account.ts'

const DAY = 86_400_000
const RECENT = 7 * DAY
/** From how many accounts on a page and what follows it are cheaper to walk than to count all anew. */
const FAR = 1_000

type World = Pick<Ports, 'db' | 'clock'>

/** How many accounts there are, premium ones, new ones of the last 7 days, and what all have used. */
export const countAccounts = ({ db, clock }: World) =>
  search.countAccounts(db, new Date(clock.now().getTime() - RECENT).toISOString())

/** How many accounts signed up between each instant and the next. */
export const countSignups = ({ db }: Pick<Ports, 'db'>, instants: readonly string[]) =>
  search.countSignups(db, instants)

type AccountQuery = search.AccountFilter & { limit: number; offset: number }

/** One page of the accounts that fit, newest first, and how many fit in all. */
export async function findAccounts(
  { db }: Pick<Ports, 'db'>,
  { limit, offset, ...filter }: AccountQuery,
): Promise<{ accounts: Account[]; total: number }> {
  const accounts = await search.listMatching(db, filter, { limit, offset })
  const last = accounts.at(-1)
  // A page that is not full ends the list: nothing need be counted.
  const isEnd = accounts.length < limit && (last !== undefined || offset === 0)
  const reached = offset + accounts.length
  if (isEnd) return { accounts, total: reached }
  if (!last || offset <= FAR) return { accounts, total: await search.countMatching(db, filter) }
  // What lies before the page was walked to reach it, and is not read a second time.
  return { accounts, total: reached + (await search.countAfter(db, filter, last)) }
}

/** An account by its identifier; null when there is none. */
export const findAccount = ({ db }: Pick<Ports, 'db'>, id: string): Promise<Account | null> =>
  search.findAccount(db, id)

/** The addresses of these accounts; those that are gone are left out. */
export const addressesOf = ({ db }: Pick<Ports, 'db'>, ids: readonly string[]) =>
  search.listAddresses(db, ids)

/** Who changes flags: an administrator's account, or nobody when it is whoever runs the server. */
type FlagChange = Flags & { by?: string }

/**
 * Changes what an account may do, and keeps the trace of it. An address that is not verified any more
 * ends its sessions and links. Throws `conflict` rather than leave nobody to administer, `forbidden`
 * when `by` has lost that right meanwhile; null when there is no such account.
 */
export function changeFlags(
  { db, clock }: World,
  id: string,
  { by, ...flags }: FlagChange,
): Promise<Account | null> {
  return db.transaction().execute(async (tx) => {
    const losesAdministrator = flags.isAdmin === false || flags.emailVerified === false
    if (losesAdministrator) await refuseForLastAdministrator(tx, id)
    const before = await lockAccount(tx, id)
    if (by !== undefined && !(await search.findAccount(tx, by))?.isAdmin) {
      throw new Problem('forbidden', ADMINS_ONLY)
    }
    if (!before) return null
    await setFlags(tx, id, flags)
    if (flags.emailVerified === false) await closeDoors({ clock }, tx, id)
    await keepTrace({ clock }, tx, { before, flags, by: by ?? null })
    return { ...publicPart(before), ...flags }
  })
}

async function closeDoors({ clock }: Pick<Ports, 'clock'>, tx: Db, accountId: string) {
  const now = clock.now().toISOString()
  await removeSessions(tx, accountId)
  await replaceLinks(tx, { accountId, purpose: 'verify', now })
  await replaceLinks(tx, { accountId, purpose: 'reset', now })
}

interface Changed {
  before: Account
  flags: Flags
  by: string | null
}

/** Only what is different now is a change. */
async function keepTrace(ports: Pick<Ports, 'clock'>, tx: Db, { before, flags, by }: Changed) {
  const names = (['isPremium', 'isAdmin', 'emailVerified'] as const).filter(
    (name) => flags[name] !== undefined && flags[name] !== before[name],
  )
  if (names.length === 0) return
  await recordChange(ports, tx, {
    actorId: by,
    act: 'account-changed',
    subjectId: before.id,
    before: Object.fromEntries(names.map((name) => [name, before[name]])),
    after: Object.fromEntries(names.map((name) => [name, flags[name] === true])),
  })
}

import type { Db } from '#app/platform/database/database.ts'
import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import { SIGN_IN_REQUIRED } from '../messages.ts'
import type { Account } from './account.ts'
import { setFlags } from './administration/flag-storage.ts'
import { refuseForLastAdministrator } from './administration/last-administrator.ts'
import { forgetCounts } from './limits.ts'
import { listLinks } from './links/link-storage.ts'
import { confirmPassword, wrongPassword } from './sessions/confirm-password.ts'
import { listNetworks, listSessions } from './sessions/session-storage.ts'
import * as storage from './storage.ts'

export { type Account, toUser } from './account.ts'

/** Keeps an account for this transaction, as it is now; throws `unauthenticated` when it is gone. */
export async function lockAccount(tx: Db, id: string): Promise<Account> {
  const account = await storage.lockAccount(tx, id)
  if (!account) throw new Problem('unauthenticated', SIGN_IN_REQUIRED)
  return storage.publicPart(account)
}

/** Counts one more simulation in a single statement; null when a free account has none left. */
export const countSimulation = (tx: Db, id: string, limit: number): Promise<Account | null> =>
  storage.addSimulation(tx, id, limit)

/** Makes an account premium, or free again. */
export const setPremium = (tx: Db, id: string, isPremium: boolean): Promise<void> =>
  setFlags(tx, id, { isPremium })

/** Everything that accounts hold about somebody, but for what would open the account. */
export async function exportAccount({ db }: Pick<Ports, 'db'>, account: Account) {
  const { id, ...known } = account
  return {
    account: known,
    sessions: await listSessions(db, id),
    links: await listLinks(db, id),
    networks: await listNetworks(db, id),
  }
}

/**
 * Asks for the password again before an account is removed. The answer keeps it for the transaction
 * that does so. Both throw `forbidden` for a password that is wrong, or was changed meanwhile; the
 * first `too-many`; the second `conflict` for the last administrator, `unauthenticated` once the
 * account is gone.
 */
export async function confirmOwner(
  ports: Pick<Ports, 'db' | 'limits' | 'passwords'>,
  { id, email }: Account,
  { password, address }: { password: string; address: string },
): Promise<(tx: Db) => Promise<void>> {
  const field = 'password'
  const compared = await confirmPassword(ports, { email, password, field, address })
  return async (tx) => {
    // The administrators first, as whoever changes one of them holds them.
    await refuseForLastAdministrator(tx, id)
    const held = await storage.lockAccount(tx, id)
    if (!held) throw new Problem('unauthenticated', SIGN_IN_REQUIRED)
    if (held.passwordHash !== compared) throw wrongPassword(field)
  }
}

/**
 * Removes an account with its sessions, links and letters; the answer forgets what the limits
 * counted and the mails of the demonstration, once the transaction is done. The account must be held (`confirmOwner`), and is removed
 * last: PostgreSQL has whoever writes what is the account's wait for its removal, with what they
 * hold in their hands.
 */
export async function removeAccount(
  ports: Pick<Ports, 'limits' | 'outbox'>,
  tx: Db,
  { id, email }: Account,
): Promise<() => Promise<void>> {
  const known = await listNetworks(tx, id)
  await storage.removeAccount(tx, id)
  await ports.outbox.forget(tx, email)
  return async () => {
    await ports.outbox.forgetSent(email)
    await forgetCounts(ports, { email, networks: known.map(({ network }) => network) })
  }
}

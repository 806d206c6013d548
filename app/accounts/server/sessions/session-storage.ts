import type { Db } from '#app/platform/database/database.ts'
import { prepared } from '#app/platform/database/prepared.ts'
import type { Account } from '../account.ts'
import { PUBLIC_COLUMNS, toPublicAccount } from '../storage.ts'

export interface Session {
  fingerprint: string
  accountId: string
  createdAt: string
  expiresAt: string
}

export async function insertSession(db: Db, session: Session): Promise<void> {
  await db.insertInto('session').values(session).execute()
}

const ownerOf = prepared((db: Db, { fingerprint, now }: { fingerprint: string; now: string }) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .select([...PUBLIC_COLUMNS, 'session.expiresAt'])
    .where('session.fingerprint', '=', fingerprint)
    .where('session.expiresAt', '>', now)
    .where('account.emailVerified', '=', 1),
)

/** Who a session belongs to; one whose address is not verified any more has none. */
export async function findSession(
  db: Db,
  fingerprint: string,
  now: string,
): Promise<{ account: Account; expiresAt: string } | null> {
  const [row] = await ownerOf(db, { fingerprint, now })
  if (!row) return null
  return { account: toPublicAccount(row), expiresAt: row.expiresAt }
}

export async function renewSession(db: Db, fingerprint: string, expiresAt: string) {
  await db
    .updateTable('session')
    .set({ expiresAt })
    .where('fingerprint', '=', fingerprint)
    .execute()
}

export async function removeSession(db: Db, fingerprint: string) {
  await db.deleteFrom('session').where('fingerprint', '=', fingerprint).execute()
}

/** Ends every session of an account, but for one when it is named. */
export async function removeSessions(db: Db, accountId: string, except = '') {
  await db
    .deleteFrom('session')
    .where('accountId', '=', accountId)
    .where('fingerprint', '<>', except)
    .execute()
}

export async function removeExpiredSessions(db: Db, accountId: string, now: string) {
  await db
    .deleteFrom('session')
    .where('accountId', '=', accountId)
    .where('expiresAt', '<=', now)
    .execute()
}

export function listSessions(db: Db, accountId: string) {
  return db
    .selectFrom('session')
    .select(['createdAt', 'expiresAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .execute()
}

export async function upsertNetwork(
  db: Db,
  network: { accountId: string; network: string; lastSeenAt: string },
) {
  await db
    .insertInto('known_network')
    .values(network)
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'network']).doUpdateSet({ lastSeenAt: network.lastSeenAt }),
    )
    .execute()
}

export async function removeOldNetworks(db: Db, accountId: string, before: string) {
  await db
    .deleteFrom('known_network')
    .where('accountId', '=', accountId)
    .where('lastSeenAt', '<', before)
    .execute()
}

export function listNetworks(db: Db, accountId: string) {
  return db
    .selectFrom('known_network')
    .select(['network', 'lastSeenAt'])
    .where('accountId', '=', accountId)
    .orderBy('lastSeenAt')
    .execute()
}

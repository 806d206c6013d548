import type { Db, Tables } from '#app/platform/database/database.ts'

export type LinkPurpose = Tables['email_link']['purpose']

export interface LinkAsked {
  fingerprint: string
  purpose: LinkPurpose
  now: string
}

/** Ends the good links of an account for a purpose, used ones included. */
export async function replaceLinks(
  db: Db,
  { accountId, purpose, now }: { accountId: string; purpose: LinkPurpose; now: string },
) {
  await db
    .updateTable('email_link')
    .set({ replacedAt: now })
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .where('replacedAt', 'is', null)
    .execute()
}

/** Ends the verification links of an address, unless it is verified already. */
export async function replaceLinksOfSignups(db: Db, email: string, now: string) {
  await db
    .updateTable('email_link')
    .set({ replacedAt: now })
    .where('purpose', '=', 'verify')
    .where('replacedAt', 'is', null)
    .where('accountId', 'in', (eb) =>
      eb
        .selectFrom('account')
        .select('id')
        .where('email', '=', email)
        .where('emailVerified', '=', 0),
    )
    .execute()
}

/** Of an account that is there: otherwise nothing is inserted. */
export async function insertLink(
  db: Db,
  link: Omit<Tables['email_link'], 'usedAt' | 'replacedAt'>,
) {
  const { fingerprint, accountId, purpose, createdAt, expiresAt } = link
  await db
    .insertInto('email_link')
    .columns(['fingerprint', 'accountId', 'purpose', 'createdAt', 'expiresAt'])
    .expression(({ selectFrom, val }) =>
      selectFrom('account')
        .where('id', '=', accountId)
        .select([
          val(fingerprint).as('fingerprint'),
          'id',
          val(purpose).as('purpose'),
          val(createdAt).as('createdAt'),
          val(expiresAt).as('expiresAt'),
        ]),
    )
    .execute()
}

/** A link that was issued once, whether it is still good or not. */
export async function findLink(db: Db, { fingerprint, purpose }: Omit<LinkAsked, 'now'>) {
  const row = await db
    .selectFrom('email_link')
    .select('accountId')
    .where('fingerprint', '=', fingerprint)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  return row ?? null
}

/** Uses a link that may be used again until it expires; false when it is not good. */
export async function useLink(db: Db, { fingerprint, purpose, now }: LinkAsked): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('email_link')
    .set(({ fn, ref, val }) => ({ usedAt: fn.coalesce(ref('usedAt'), val(now)) }))
    .where('fingerprint', '=', fingerprint)
    .where('purpose', '=', purpose)
    .where('replacedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Takes a link that works once, in a single statement; false when it is not good any more. */
export async function takeLink(db: Db, { fingerprint, purpose, now }: LinkAsked): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('email_link')
    .set({ usedAt: now })
    .where('fingerprint', '=', fingerprint)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('replacedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Links that stopped long ago need not be told from invented ones any more. */
export async function removeOldLinks(db: Db, accountId: string, before: string) {
  await db
    .deleteFrom('email_link')
    .where('accountId', '=', accountId)
    .where('expiresAt', '<', before)
    .execute()
}

export function listLinks(db: Db, accountId: string) {
  return db
    .selectFrom('email_link')
    .select(['purpose', 'createdAt', 'expiresAt', 'usedAt', 'replacedAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .execute()
}

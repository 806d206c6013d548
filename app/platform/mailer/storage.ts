import type { Db } from '../database/database.ts'

export interface WaitingLetter {
  id: string
  letter: string
  recipient: string
  details: string
  attempts: number
  nextAttemptAt: string
}

export async function insertLetter(
  db: Db,
  letter: WaitingLetter & { author: string | null; createdAt: string },
) {
  await db.insertInto('outbox').values(letter).execute()
}

/** Letters whose hour has come, or lies further ahead than any pause: then the clock was put back. */
export function listDueLetters(
  db: Db,
  { now, farthest }: { now: string; farthest: string },
  most: number,
): Promise<WaitingLetter[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'letter', 'recipient', 'details', 'attempts', 'nextAttemptAt'])
    .where('failedAt', 'is', null)
    .where((eb) => eb.or([eb('nextAttemptAt', '<=', now), eb('nextAttemptAt', '>', farthest)]))
    .orderBy('nextAttemptAt')
    .limit(most)
    .execute()
}

/** Takes a letter for one worker until the given hour; false when another worker was faster. */
export async function claimLetter(db: Db, letter: WaitingLetter, until: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ nextAttemptAt: until, attempts: letter.attempts + 1 })
    .where('id', '=', letter.id)
    .where('attempts', '=', letter.attempts)
    .where('nextAttemptAt', '=', letter.nextAttemptAt)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function postponeLetter(db: Db, id: string, nextAttemptAt: string) {
  await db.updateTable('outbox').set({ nextAttemptAt }).where('id', '=', id).execute()
}

export async function markLetterFailed(db: Db, id: string, failure: { at: string; why: string }) {
  await db
    .updateTable('outbox')
    .set({ failedAt: failure.at, failure: failure.why })
    .where('id', '=', id)
    .execute()
}

/** Says whether the letter was still there. */
export async function removeLetter(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** A letter that was refused may still be looked into for a while, then its words go. */
export async function removeLettersFailedBefore(db: Db, instant: string) {
  await db.deleteFrom('outbox').where('failedAt', '<', instant).execute()
}

export function listLettersOf(db: Db, address: string) {
  return db
    .selectFrom('outbox')
    .select(['letter', 'createdAt', 'failedAt'])
    .where((eb) => eb.or([eb('recipient', '=', address), eb('author', '=', address)]))
    .orderBy('createdAt')
    .execute()
}

export async function removeLettersOf(db: Db, address: string) {
  await db
    .deleteFrom('outbox')
    .where((eb) => eb.or([eb('recipient', '=', address), eb('author', '=', address)]))
    .execute()
}

export async function countLetters(db: Db): Promise<{ waiting: number; failed: number }> {
  const { total, failed } = await db
    .selectFrom('outbox')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.count<number>('failedAt').as('failed'),
    ])
    .executeTakeFirstOrThrow()
  return { waiting: total - failed, failed }
}

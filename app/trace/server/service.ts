import { randomUUID } from 'node:crypto'
import type { Db } from '#app/platform/database/database.ts'
import type { Ports } from '#app/ports.ts'
import type { Change } from '../contract.ts'
import * as storage from './storage.ts'

/**
 * Keeps who changed what, in the transaction of the change itself: one is never there without the
 * other. Accounts are named by their identifier alone, so that a deleted one leaves a pseudonym.
 */
export function recordChange(
  { clock }: Pick<Ports, 'clock'>,
  tx: Db,
  change: Omit<Change, 'id' | 'at'>,
): Promise<void> {
  return storage.insertChange(tx, { id: randomUUID(), at: clock.now().toISOString(), ...change })
}

/** What was changed of an account or an article, newest first. */
export const changesOf = ({ db }: Pick<Ports, 'db'>, subjectId: string, most: number) =>
  storage.listChanges(db, { column: 'subjectId', id: subjectId }, most)

/** What an account changed, newest first. */
export const changesBy = ({ db }: Pick<Ports, 'db'>, actorId: string, most: number) =>
  storage.listChanges(db, { column: 'actorId', id: actorId }, most)

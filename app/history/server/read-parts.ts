import type { Db } from '#app/platform/database/database.ts'
import { nextTurn } from '#app/platform/next-turn.ts'
import type { Part } from '../contract.ts'
import { fromRows } from './part-rows.ts'
import * as storage from './storage.ts'

/** How much of the simulations that are kept is read at once, in bytes; a larger part is read alone. */
export const READ_AT_ONCE = 100_000

/**
 * The parts of a simulation as they are kept, little in hand at a time, whatever it holds: everybody
 * else has a turn between two of them. What is deleted meanwhile is left out.
 */
export async function* readParts(
  db: Db,
  { id, bytes }: Pick<storage.Head, 'id' | 'bytes'>,
): AsyncGenerator<Part> {
  if (bytes <= READ_AT_ONCE) {
    const rows = await storage.listParts(db, [id])
    await nextTurn()
    yield* fromRows(rows)
    return
  }
  for (const name of await storage.listPartNames(db, id)) {
    await nextTurn()
    const row = await storage.findPart(db, id, name)
    if (!row) continue
    await nextTurn()
    yield* fromRows([row])
  }
}

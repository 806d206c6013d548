import type { Db } from '#app/platform/database/database.ts'
import { Problem } from '#app/platform/problem.ts'
import { LAST_ADMINISTRATOR } from '../../messages.ts'
import { lockAdministrators } from './flag-storage.ts'

/** Keeps every administrator for this transaction; throws `conflict` when this is the only one. */
export async function refuseForLastAdministrator(tx: Db, id: string): Promise<void> {
  const administrators = await lockAdministrators(tx, id)
  const isOnlyOne = administrators.length === 1 && administrators[0]?.id === id
  if (isOnlyOne) throw new Problem('conflict', LAST_ADMINISTRATOR)
}

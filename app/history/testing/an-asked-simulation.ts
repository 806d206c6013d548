import { randomUUID } from 'node:crypto'
import type { Ports } from '#app/ports.ts'

/** A simulation whose questions were made, of an account or of a visitor; its identifier. */
export async function anAskedSimulation(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  accountId: string | null,
): Promise<string> {
  const id = randomUUID()
  const createdAt = clock.now().toISOString()
  await db
    .insertInto('simulation')
    .values({ id, accountId, questionCount: 2, source: 'coach', createdAt })
    .execute()
  return id
}

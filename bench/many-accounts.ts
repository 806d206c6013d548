import { randomUUID } from 'node:crypto'
import type { Db } from '../app/platform/database/database.ts'

export const MANY = 100_000

/** A hundred thousand accounts: one in nine premium, one in eleven not verified, twenty-one administrators. */
export async function addManyAccounts(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (let first = 0; first < MANY; first += 1_000) {
      const rows = Array.from({ length: 1_000 }, (_, index) => anotherAccount(first + index))
      await tx.insertInto('account').values(rows).execute()
    }
  })
}

const anotherAccount = (number: number) => ({
  id: randomUUID(),
  email: `${number % 7 ? 'lea' : 'paul'}.${number % 10 ? 'petit' : 'martin'}${number}@exemple.fr`,
  passwordHash: 'x'.repeat(97),
  signupId: null,
  emailVerified: number % 11 ? 1 : 0,
  isAdmin: number % 4_999 ? 0 : 1,
  isPremium: number % 9 ? 0 : 1,
  simulationsUsed: number % 4,
  createdAt: new Date(Date.UTC(2024, 0, 1) + number * 600_000).toISOString(),
})

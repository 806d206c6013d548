import { randomUUID } from 'node:crypto'
import type { Db } from '../app/platform/database/database.ts'

export const MANY = 100_000
const RECENT_DAYS = 30
const BATCH = 1_000

/** A hundred thousand accounts: one in nine premium, one in eleven not verified, twenty-one administrators. */
export async function addManyAccounts(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (let first = 0; first < MANY; first += BATCH) {
      const rows = Array.from({ length: BATCH }, (_, index) => anotherAccount(first + index))
      await tx.insertInto('account').values(rows).execute()
    }
  })
}

/** As many runs in the last thirty days as there are accounts, and one payment for ten. */
export async function addManyActs(db: Db): Promise<void> {
  const numbers = Array.from({ length: BATCH }, (_, index) => index)
  await db.transaction().execute(async (tx) => {
    for (let first = 0; first < MANY; first += BATCH) {
      const all = numbers.map((index) => first + index)
      await tx.insertInto('simulation').values(all.map(aRun)).execute()
      const paid = all.filter((number) => number % 10 === 0)
      await tx.insertInto('payment').values(paid.map(aPayment)).execute()
    }
  })
}

const recently = (number: number) =>
  new Date(Date.now() - (number / MANY) * RECENT_DAYS * 86_400_000).toISOString()

const aRun = (number: number) => ({
  ...{ id: randomUUID(), accountId: null, questionCount: 8, source: 'coach' },
  createdAt: recently(number),
})

const aPayment = (number: number) => ({
  ...{ id: randomUUID(), accountId: null, paymentId: `pi_${number}`, amount: 599, currency: 'eur' },
  ...{ status: 'paid' as const, createdAt: recently(number), paidAt: recently(number) },
  ...{ endedAt: null, askedAt: null, unclaimedAt: null },
})

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

import { expect, test } from 'vitest'
import { createTestPorts, DATABASES, type TestPorts } from '#testing/test-ports.ts'
import { findAccounts } from '../administering.ts'

const ALL = { search: '', isPremium: null, isAdmin: null, emailVerified: null }
const MANY = 2_305

/** Every third is premium; three at a time signed up in the same instant. */
async function manyAccounts({ db }: TestPorts) {
  const rows = Array.from({ length: MANY }, (_, number) => ({
    id: `compte-${String(number).padStart(4, '0')}`,
    email: `p${number}@exemple.fr`,
    passwordHash: '',
    signupId: null,
    ...{ emailVerified: 1, isAdmin: 0, isPremium: number % 3 ? 0 : 1, simulationsUsed: 0 },
    createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(number / 3) * 60_000).toISOString(),
  }))
  for (let first = 0; first < MANY; first += 500) {
    await db
      .insertInto('account')
      .values(rows.slice(first, first + 500))
      .execute()
  }
  return rows.toReversed()
}

test.each(DATABASES)(
  'every page of a long list shows who belongs there, whichever end is nearer, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const rows = await manyAccounts(ports)
    const free = rows.filter(({ isPremium }) => isPremium === 0)
    const ids = (list: { id: string }[]) => list.map(({ id }) => id)
    const askFor = (filter: object, offset: number) =>
      findAccounts(ports, { ...ALL, ...filter, limit: 20, offset })

    for (const offset of [0, 1_000, 1_001, 1_020, 1_160, 2_280, 2_300, 2_304]) {
      const { accounts, total } = await askFor({}, offset)
      expect([total, ids(accounts)]).toEqual([MANY, ids(rows.slice(offset, offset + 20))])
    }
    for (const offset of [1_020, 1_500, 1_520]) {
      const { accounts, total } = await askFor({ isPremium: false, search: '@exemple' }, offset)
      expect([total, ids(accounts)]).toEqual([1_536, ids(free.slice(offset, offset + 20))])
    }
    for (const offset of [1_536, 2_305, 10_000]) {
      const { accounts, total } = await askFor({ isPremium: false }, offset)
      expect([total, ids(accounts)]).toEqual([1_536, []])
    }
  },
)

test.each(DATABASES)('a page that ends the list counts it too, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  await manyAccounts(ports)
  const found = async (search: string, offset: number) => {
    const { accounts, total } = await findAccounts(ports, { ...ALL, search, limit: 20, offset })
    return [accounts.length, total]
  }

  expect(await found('p230', 0)).toEqual([6, 6])
  expect(await found('p1000', 0)).toEqual([1, 1])
  expect(await found('personne', 0)).toEqual([0, 0])
  expect(await found('p10', 100)).toEqual([11, 111])
  expect(await found('p10', 200)).toEqual([0, 111])
})

import { expect, test } from 'vitest'
import { createApp } from '#app/site/create-app.ts'
import { aBuyer, GOOD_CARD, idOf } from '#testing/a-buyer.ts'
import { A_PASSWORD, anAccount } from '#testing/an-account.ts'
import { call } from '#testing/call.ts'
import { createTestPorts, DATABASES, type TestPorts } from '#testing/test-ports.ts'

/** What an administrator asks for. */
async function asAdministrator(ports: TestPorts, wanted = {}) {
  const app = createApp(ports)
  const account = await anAccount(ports, { isAdmin: true, email: 'chef@exemple.fr', ...wanted })
  const { token } = account
  return {
    ...account,
    app,
    ask: async (path: string) => (await call(app, `GET /api/admin/${path}`, { token })).body,
    change: (id: string, body: unknown) =>
      call(app, `PATCH /api/admin/users/${id}`, { token, body }),
  }
}

test.each(DATABASES)('accounts are found by search, filters and pages, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  const chef = await asAdministrator(ports)
  ports.clock.set('2026-11-27T10:00:00.000Z')
  await anAccount(ports, { email: 'lea.martin@exemple.fr', isPremium: true })
  ports.clock.set('2026-11-27T11:00:00.000Z')
  await anAccount(ports, { email: '100%_sur@exemple.fr', emailVerified: false })

  const found = async (query: string) => {
    const { users, total } = await chef.ask(`users?${query}`)
    return [users.map(({ email }: { email: string }) => email.split('@')[0]), total]
  }

  expect(await found('')).toEqual([['100%_sur', 'lea.martin', 'chef'], 3])
  expect(await found('search=MARTIN')).toEqual([['lea.martin'], 1])
  expect(await found('search=%25_')).toEqual([['100%_sur'], 1])
  expect(await found('search=%5C')).toEqual([[], 0])
  expect(await found('isPremium=false&isAdmin=false')).toEqual([['100%_sur'], 1])
  expect(await found('isAdmin=true')).toEqual([['chef'], 1])
  expect(await found('emailVerified=true&search=exemple')).toEqual([['lea.martin', 'chef'], 2])
  expect(await found('page=2&limit=2')).toEqual([['chef'], 3])
  expect(await found('page=99999999999')).toEqual([[], 3])
  expect(await found('isPremium=all&page=1')).toEqual([['100%_sur', 'lea.martin', 'chef'], 3])
})

test.each(DATABASES)('what is changed is kept: who, what and when, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  const chef = await asAdministrator(ports)
  const lea = await anAccount(ports, { email: 'lea@exemple.fr' })

  const { status, body } = await chef.change(lea.id, { isPremium: true, emailVerified: true })
  ports.clock.set('2026-11-28T09:00:00.000Z')
  await chef.change(lea.id, { isPremium: false })
  await chef.change(lea.id, { isPremium: false })

  expect([status, body]).toEqual([
    200,
    {
      user: {
        id: lea.id,
        email: 'lea@exemple.fr',
        emailVerified: true,
        isPremium: true,
        isAdmin: false,
        simulationsUsed: 0,
        createdAt: '2026-11-27T09:00:00.000Z',
      },
    },
  ])
  expect(await chef.ask(`users/${lea.id}/trace`)).toEqual({
    trace: [
      {
        id: expect.any(String),
        at: '2026-11-28T09:00:00.000Z',
        actor: { id: chef.id, email: 'chef@exemple.fr' },
        act: 'account-changed',
        before: { isPremium: true },
        after: { isPremium: false },
      },
      expect.objectContaining({ before: { isPremium: false }, after: { isPremium: true } }),
    ],
  })
})

test.each(DATABASES)('nobody rewrites the trace, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  const chef = await asAdministrator(ports)
  const lea = await anAccount(ports)
  await chef.change(lea.id, { isPremium: true })

  const rewritten = ports.db.updateTable('trace').set({ actorId: null }).execute()
  await expect(rewritten).rejects.toThrow('append-only')
  await expect(ports.db.deleteFrom('trace').execute()).rejects.toThrow('append-only')
  const [kept] = await ports.db.selectFrom('trace').selectAll().execute()
  if (!kept) throw new Error('There is no trace.')
  const forged = { ...kept, actorId: 'un-autre' }
  const replaced = ports.db.replaceInto('trace').values(forged).execute()
  await expect(replaced).rejects.toThrow()
  const overwritten = ports.db
    .insertInto('trace')
    .values(forged)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ actorId: 'un-autre' }))
    .execute()
  await expect(overwritten).rejects.toThrow('append-only')

  expect(await ports.db.selectFrom('trace').selectAll().execute()).toEqual([kept])
  expect((await chef.ask(`users/${lea.id}/trace`)).trace).toHaveLength(1)
})

test.each(DATABASES)(
  'a deleted administrator stays in the trace, unnamed, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const chef = await asAdministrator(ports)
    const gone = await asAdministrator(ports, { email: 'parti@exemple.fr' })
    const lea = await anAccount(ports)
    await gone.change(lea.id, { isPremium: true })

    const { token } = gone
    await call(gone.app, 'DELETE /api/user', { token, body: { password: A_PASSWORD } })

    const [change] = (await chef.ask(`users/${lea.id}/trace`)).trace
    expect(change.actor).toEqual({ id: gone.id, email: null })
    expect(JSON.stringify(await ports.db.selectFrom('trace').selectAll().execute())).not.toContain(
      'parti',
    )
  },
)

test.each(DATABASES)('administrators who demote each other leave one, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  const all: Awaited<ReturnType<typeof asAdministrator>>[] = []
  for (const email of ['a@exemple.fr', 'b@exemple.fr', 'c@exemple.fr', 'd@exemple.fr']) {
    all.push(await asAdministrator(ports, { email }))
  }

  const replies = await Promise.all(
    all.flatMap((one) =>
      all.filter((other) => other !== one).map(({ id }) => one.change(id, { isAdmin: false })),
    ),
  )

  const statuses = new Set(replies.map(({ status }) => status))
  expect([...statuses].filter((status) => ![200, 401, 403, 409].includes(status))).toEqual([])
  const left = await ports.db.selectFrom('account').where('isAdmin', '=', 1).select('id').execute()
  expect(left).toHaveLength(1)
})

test.each(DATABASES)(
  'a right that is taken away ends at the next call, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const chef = await asAdministrator(ports)
    const other = await asAdministrator(ports, { email: 'autre@exemple.fr' })

    await chef.change(other.id, { isAdmin: false })
    const demoted = await other.change(chef.id, { isAdmin: false })
    await chef.change(other.id, { emailVerified: false })
    const signedOut = await other.change(chef.id, { isAdmin: false })
    const alone = await chef.change(chef.id, { isAdmin: false })

    expect([demoted.status, signedOut.status, alone.status]).toEqual([403, 401, 409])
    expect(alone.body.message).toMatch(/^Il s'agit du dernier administrateur/)
  },
)

test.each(DATABASES)('payments are shown with what became of them, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  const chef = await asAdministrator(ports)
  const buyer = await aBuyer(ports)
  const secret = await buyer.secret()
  await buyer.show(secret, GOOD_CARD)
  await buyer.confirm(idOf(secret))

  expect(await chef.ask(`users/${buyer.id}/payments`)).toEqual({
    payments: [
      {
        id: expect.any(String),
        amount: 599,
        currency: 'eur',
        status: 'succeeded',
        createdAt: '2026-11-27T09:00:00.000Z',
      },
    ],
  })
  expect(await chef.ask(`users/${chef.id}/payments`)).toEqual({ payments: [] })
})

test.each(DATABASES)(
  'a payment dialog that was opened and left is no payment, one that was paid is, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const chef = await asAdministrator(ports)
    const buyer = await aBuyer(ports)
    const payments = async () => (await chef.ask(`users/${buyer.id}/payments`)).payments

    const secret = await buyer.secret()
    const untried = await payments()
    await buyer.show(secret, GOOD_CARD)
    await buyer.confirm(idOf(secret))

    expect(untried).toEqual([])
    expect(await payments()).toMatchObject([{ amount: 599, currency: 'eur' }])
  },
)

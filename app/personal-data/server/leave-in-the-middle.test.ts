import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { step } from '#app/history/testing/parts.ts'
import type { Db } from '#app/platform/database/database.ts'
import { createApp } from '#app/site/create-app.ts'
import { aHistory, saved } from '#testing/a-history.ts'
import { A_PASSWORD, anAccount } from '#testing/an-account.ts'
import { call } from '#testing/call.ts'
import { PATIENCE } from '#testing/patience.ts'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'

test.each(DATABASES)(
  'an account is deleted while other tabs save its interviews, and none of them comes back, on %s',
  async (database) => {
    await using history = await aHistory(database)
    const { ports, ask, save } = history
    const ids = await saved(history, ['libraire', 'maçon', 'infirmier'])

    const saves = Array.from({ length: 40 }, (_, time) =>
      ids.map((id) => save(id, step(time % 2, { changedAt: 10 + time }))),
    ).flat()
    const replies = await Promise.all([
      ask('DELETE /api/user', { password: A_PASSWORD }),
      ...saves.slice(0, 60),
      ask('DELETE /api/user', { password: A_PASSWORD }),
      ...saves.slice(60),
    ])

    expect(replies.filter(({ status }) => status >= 500)).toEqual([])
    const deletions = replies.filter((_, place) => place === 0 || place === 61)
    expect(deletions.map(({ status }) => status).sort()).toEqual([200, 401])
    expect(await ports.db.selectFrom('past_simulation').selectAll().execute()).toEqual([])
    expect(await ports.db.selectFrom('simulation').selectAll().execute()).toEqual([])
    expect(await ports.db.selectFrom('account').selectAll().execute()).toEqual([])
  },
)

test('a deletion waits for a save under way, which ends as if nothing else happened', async () => {
  await using history = await aHistory('postgres')
  const { ports, ask } = history
  const [id = ''] = await saved(history, ['libraire'])
  const touch = (tx: Db) =>
    tx.updateTable('past_simulation').set({ answeredCount: 1 }).where('id', '=', id).execute()

  const deletion = await ports.db.transaction().execute(async (tx) => {
    await touch(tx)
    const underway = ask('DELETE /api/user', { password: A_PASSWORD })
    await vi.waitUntil(() => someoneWaits(ports.db), { timeout: PATIENCE })
    await touch(tx)
    return { underway }
  })

  expect((await deletion.underway).status).toBe(200)
  expect(await ports.db.selectFrom('past_simulation').selectAll().execute()).toEqual([])
})

test.each(DATABASES)(
  'administrators who leave at the same moment do not wait for each other, and one stays, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const app = createApp(ports)
    const crew = []
    for (let one = 0; one < 6; one++) crew.push(await anAccount(ports, { isAdmin: true }))

    const replies = await Promise.all(
      crew.map(({ token }) =>
        call(app, 'DELETE /api/user', { token, body: { password: A_PASSWORD } }),
      ),
    )

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409])
    expect(await ports.db.selectFrom('account').select('isAdmin').execute()).toEqual([
      { isAdmin: 1 },
    ])
  },
)

/** Whether PostgreSQL has somebody of this database wait for somebody else. */
async function someoneWaits(db: Db): Promise<boolean> {
  const waiting = sql`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return (await waiting.execute(db)).rows.length > 0
}

test.each(DATABASES)(
  'a password that is changed while the old one is compared deletes nothing, on %s',
  async (database) => {
    await using history = await aHistory(database)
    const { ports, ask, me } = history
    const { passwords } = ports
    const compare = passwords.matches
    passwords.matches = async (password, hash) => {
      const isRight = await compare(password, hash)
      passwords.matches = compare
      const change = { currentPassword: A_PASSWORD, newPassword: 'tout nouveau' }
      await ask('POST /api/change-password', change)
      return isRight
    }

    const { status, body } = await ask('DELETE /api/user', { password: A_PASSWORD })

    expect(status).toBe(403)
    expect(body.fields).toEqual({ password: 'Mot de passe incorrect. Veuillez réessayer.' })
    expect(await ports.db.selectFrom('account').select('id').execute()).toEqual([{ id: me.id }])
  },
)

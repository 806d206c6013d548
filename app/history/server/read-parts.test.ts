import { expect, test } from 'vitest'
import { aHistory, saved } from '#testing/a-history.ts'
import { DATABASES } from '#testing/test-ports.ts'
import { turnsDuring } from '#testing/turns.ts'
import { partName } from '../parts.ts'
import { A_FEEDBACK, offer, step } from '../testing/parts.ts'
import { toRow } from './part-rows.ts'

const QUESTIONS = 20
const attempt = {
  ...{ answer: '€'.repeat(10_000), seconds: 1 },
  feedback: { ...A_FEEDBACK, analysis: '€'.repeat(30_000) },
}
/** As one could be before there was a bound: 12 MB. */
const ANCIENT = Array.from({ length: QUESTIONS }, (_, index) =>
  step(index, { ...attempt, earlier: Array(4).fill(attempt) }),
)

test.each(DATABASES)(
  'a simulation kept before there was a bound is read whole, others having their turn, on %s',
  async (database) => {
    await using world = await aHistory(database)
    const { ports, ask, read } = world
    const [id = ''] = await saved(world, ['libraire'])
    const rows = ANCIENT.map((part) => toRow(id, part))
    for (const row of rows) await ports.db.insertInto('past_simulation_part').values(row).execute()
    const bytes = rows.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0)
    await ports.db.updateTable('past_simulation').set({ bytes }).execute()

    const answers: Awaited<ReturnType<typeof ask>>[] = []
    const turns = await turnsDuring(async () => {
      answers.push(await read(id), await ask('GET /api/user/export'))
    })

    const [whole, everything] = answers
    const byName = ['offer', ...ANCIENT.map(partName).sort()]
    expect(whole?.body.parts.map(partName)).toEqual(byName)
    expect(whole?.body.parts).toEqual(expect.arrayContaining([offer('libraire'), ...ANCIENT]))
    expect(everything?.body.history).toEqual([whole?.body])
    expect(turns).toBeGreaterThan(4 * QUESTIONS)
  },
)

test('what is deleted while it is read breaks no answer', async () => {
  await using world = await aHistory()
  const { ports, app, me, ask } = world
  const [id = ''] = await saved(world, ['libraire'])
  for (const part of ANCIENT) {
    await ports.db.insertInto('past_simulation_part').values(toRow(id, part)).execute()
  }
  await ports.db.updateTable('past_simulation').set({ bytes: 12_000_000 }).execute()

  const headers = { Authorization: `Bearer ${me.token}` }
  const begun = await app.request(`/api/simulations/${id}`, { headers })
  await ask(`DELETE /api/simulations/${id}`)
  const { simulation } = JSON.parse(await begun.text())

  expect(simulation.id).toBe(id)
  expect((await ask(`GET /api/simulations/${id}`)).status).toBe(404)
})

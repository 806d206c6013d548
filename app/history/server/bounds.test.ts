import { expect, test } from 'vitest'
import { aHistory, saved } from '#testing/a-history.ts'
import { DATABASES, type TestPorts } from '#testing/test-ports.ts'
import { anAskedSimulation } from '../testing/an-asked-simulation.ts'
import { A_FEEDBACK, offer, scored, step } from '../testing/parts.ts'

/** An answer of so many bytes at least, of signs that weigh two each. */
const long = (bytes: number) => 'é'.repeat(bytes / 2)
const heavy = (index: number, changedAt: number, attempts: number) => {
  const attempt = { answer: long(19_000), seconds: 1, feedback: heavyFeedback }
  return step(index, { ...attempt, changedAt, earlier: Array(attempts).fill(attempt) })
}
const heavyFeedback = { ...A_FEEDBACK, analysis: long(2_000) }
const bytesOf = async ({ db }: TestPorts, id: string) => {
  const { bytes } = await db
    .selectFrom('past_simulation')
    .select('bytes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return bytes
}
const twentyQuestions = { ...offer(), questions: Array(20).fill('Pourquoi ?') } as ReturnType<
  typeof offer
>
/** As if many interviews had been kept: what they hold is what counts. */
const fill = ({ db }: TestPorts, id: string, bytes: number) =>
  db.updateTable('past_simulation').set({ bytes }).where('id', '=', id).execute()

test.each(DATABASES)(
  'a simulation keeps one megabyte, and what would pass it is told and changes nothing, on %s',
  async (database) => {
    await using world = await aHistory(database)
    const { ports, me, save, read } = world
    const id = await anAskedSimulation(ports, me.id)
    await save(id, twentyQuestions)

    const replies = []
    for (let index = 0; index < 20; index++) replies.push(await save(id, heavy(index, 10, 4)))
    const full = replies.find(({ status }) => status !== 200)
    const kept = await bytesOf(ports, id)
    const smaller = await save(id, scored(0, 50, 99))

    expect(full).toMatchObject({ status: 413, body: { code: 'too-large' } })
    expect(full?.body.message).toContain("la taille que l'historique peut garder (1\u00a0Mo)")
    expect(kept).toBeGreaterThan(800_000)
    expect(kept).toBeLessThanOrEqual(1_000_000)
    expect(smaller.status).toBe(200)
    const { parts } = (await read(id)).body
    expect(parts).toContainEqual(scored(0, 50, 99))
    expect(await bytesOf(ports, id)).toBe(
      parts.reduce((sum: number, part: object) => sum + Buffer.byteLength(JSON.stringify(part)), 0),
    )
  },
)

test.each(DATABASES)(
  'in a full account the oldest unfinished simulations make room for the new one, on %s',
  async (database) => {
    await using world = await aHistory(database)
    const { ports, save, ask, me } = world
    const [finished = '', oldest = '', newer = ''] = await saved(world, ['un', 'deux', 'trois'])
    await save(finished, scored(0, 40), scored(1, 60))
    await fill(ports, finished, 20_000_000)
    await fill(ports, oldest, 15_000_000)
    await fill(ports, newer, 15_000_000 - 1_000)
    ports.clock.set('2026-11-20T09:00:00.000Z')
    const latest = await anAskedSimulation(ports, me.id)

    const reply = await save(latest, offer('quatre'), heavy(0, 10, 1))
    const back = await save(oldest, offer('deux'))

    expect(reply.status).toBe(200)
    const { simulations } = (await ask('GET /api/simulations')).body
    expect(simulations.map(({ id }: { id: string }) => id)).toEqual([latest, newer, finished])
    expect(back.status).toBe(404)
  },
)

test.each(DATABASES)(
  'an account full of finished simulations loses none, and is told, on %s',
  async (database) => {
    await using world = await aHistory(database)
    const { ports, me, save, ask } = world
    const [finished = '', unfinished = ''] = await saved(world, ['un', 'deux'])
    await save(finished, scored(0, 40), scored(1, 60))
    await fill(ports, finished, 50_000_000)

    const id = await anAskedSimulation(ports, me.id)
    const { status, body } = await save(id, offer('trois'))

    expect(status).toBe(413)
    expect(body.message).toContain('Votre historique est plein (50\u00a0Mo).')
    const { simulations } = (await ask('GET /api/simulations')).body
    expect(simulations.map(({ id }: { id: string }) => id)).toEqual([unfinished, finished])
    await ask(`DELETE /api/simulations/${finished}`)
    expect((await save(id, offer('trois'))).status).toBe(200)
  },
)

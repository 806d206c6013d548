import { expect, test } from 'vitest'
import { aHistory, saved } from '#testing/a-history.ts'
import { DATABASES } from '#testing/test-ports.ts'
import { scored, step } from '../testing/parts.ts'

test.each(DATABASES)(
  'an account finds its latest score, what is under way, and a question to try again, on %s',
  async (database) => {
    await using world = await aHistory(database)
    const [done = '', begun = ''] = await saved(world, ['libraire', 'maçon ou maçonne'])
    await world.save(done, scored(0, 71), scored(1, 40))

    const { status, body } = await world.ask('GET /api/standing')

    expect(status).toBe(200)
    expect(body).toMatchObject({
      latest: { id: done, score: 56, employer: 'Librairie du Port' },
      underWay: { id: begun, state: 'unfinished' },
      next: { simulationId: done, index: 1, question: 'Pourquoi ce poste ?', score: 40 },
    })
  },
)

test.each(DATABASES)('a question that was passed comes before a low score, on %s', async (db) => {
  await using world = await aHistory(db)
  const [id = ''] = await saved(world, ['libraire'])
  await world.save(id, scored(0, 5), step(1, { answer: '', feedback: null }))

  const { body } = await world.ask('GET /api/standing')

  expect(body.next).toMatchObject({ index: 1, score: null })
  expect(body.underWay).toBeNull()
})

test('an account that did nothing yet stands nowhere', async () => {
  await using world = await aHistory('sqlite')

  const { body } = await world.ask('GET /api/standing')

  expect(body).toEqual({ latest: null, underWay: null, next: null })
})

test('a free account stands where its latest simulation does', async () => {
  await using world = await aHistory('sqlite', false)
  const [older = '', newest = ''] = await saved(world, ['libraire', 'maçon ou maçonne'])
  await world.save(older, scored(0, 71), scored(1, 40))

  const { body } = await world.ask('GET /api/standing')

  expect(body).toMatchObject({ latest: null, next: null, underWay: { id: newest } })
})

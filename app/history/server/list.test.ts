import { expect, test } from 'vitest'
import { aHistory, saved } from '#testing/a-history.ts'
import { DATABASES } from '#testing/test-ports.ts'
import { scored } from '../testing/parts.ts'

test.each(DATABASES)('premium sees all, newest first, by pages, on %s', async (db) => {
  await using world = await aHistory(db)
  const ids = await saved(world, ['libraire', 'maçon ou maçonne', 'libraire jeunesse'])

  const first = await world.ask('GET /api/simulations?limit=2')
  const second = await world.ask('GET /api/simulations?limit=2&page=2')

  const idsOf = (reply: typeof first) => reply.body.simulations.map(({ id }: { id: string }) => id)
  expect([...idsOf(first), ...idsOf(second)]).toEqual(ids.toReversed())
  expect(first.body).toMatchObject({ total: 3, hidden: 0 })
})

test.each(DATABASES)('every page follows the one before, from either end, on %s', async (db) => {
  await using world = await aHistory(db)
  const ids = await saved(world, ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  const onPage = async (page: number, limit: number) => {
    const { body } = await world.ask(`GET /api/simulations?limit=${limit}&page=${page}`)
    expect(body.total).toBe(7)
    return body.simulations.map(({ id }: { id: string }) => id)
  }

  for (const limit of [1, 2, 3, 7, 20]) {
    const pages = []
    for (let page = 1; page <= Math.ceil(7 / limit); page++) pages.push(await onPage(page, limit))
    expect(pages.flat()).toEqual(ids.toReversed())
  }
  expect([await onPage(5, 2), await onPage(100_000, 100)]).toEqual([[], []])
})

test.each(DATABASES)('the list is searched by trade, state, day and score, on %s', async (db) => {
  await using world = await aHistory(db)
  const [oldest = '', mason = '', newest = ''] = await saved(world, [
    'libraire',
    'maçon ou maçonne',
    'libraire jeunesse',
  ])
  await world.save(mason, scored(0, 40), scored(1, 42))
  await world.save(newest, scored(0, 75))
  const found = async (query: string) => {
    const { body } = await world.ask(`GET /api/simulations?${query}`)
    return body.simulations.map(({ id }: { id: string }) => id)
  }

  expect(await found('trade=LIBRAIRE')).toEqual([newest, oldest])
  expect(await found('trade=maconne')).toEqual([mason])
  expect(await found('trade=%25')).toEqual([newest, mason, oldest])
  expect(await found('state=finished')).toEqual([mason])
  expect(await found('state=unfinished&score=50')).toEqual([newest])
  expect(await found('from=2026-11-11&to=2026-11-11')).toEqual([mason])
  expect(await found('page=nimporte&state=bizarre&from=hier&score=-4')).toHaveLength(3)
})

test.each(DATABASES)(
  'a free account sees its latest, and that more are kept, on %s',
  async (db) => {
    await using world = await aHistory(db, false)
    const { ports, me, ask, save, read } = world
    const [older = '', latest = ''] = await saved(world, ['libraire', 'maçon ou maçonne'])

    const list = await ask('GET /api/simulations')
    const refused = await read(older)
    const kept = await save(older, scored(0, 50))

    expect(list.body.simulations).toMatchObject([{ id: latest }])
    expect(list.body).toMatchObject({ total: 1, hidden: 1 })
    expect(refused).toMatchObject({
      status: 403,
      body: {
        message:
          'La version gratuite montre votre dernière simulation. Toutes les autres sont gardées : Premium les montre.',
      },
    })
    expect([(await read(latest)).status, kept.status]).toEqual([200, 200])
    await ports.db.updateTable('account').set({ isPremium: 1 }).where('id', '=', me.id).execute()
    expect((await read(older)).body.simulation.score).toBe(50)
  },
)

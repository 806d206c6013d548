import { expect, test } from 'vitest'
import { createAnswerCache } from './answer-cache.ts'

/** A cache whose clock and revision a test moves; it counts what it had to make. */
function aCache(make?: (address: string) => Promise<Response>) {
  const world = { now: 0, revision: 1, made: 0, isDown: false }
  const cache = createAnswerCache({
    capacity: { found: 10_000, notFound: 1_000 },
    now: () => world.now,
    revision: async () => {
      if (world.isDown) throw new Error('down')
      return world.revision
    },
    make: (address) => {
      world.made++
      return make?.(address) ?? Promise.resolve(new Response(`${address} ${world.revision}`))
    },
  })
  const read = async (address: string) => {
    const answer = await cache.obtain(address)
    return answer instanceof Response ? answer.text() : answer.forms.identity.body.toString()
  }
  return { cache, world, read }
}

test('an answer is made once, for all who ask at the same time and for those who come after', async () => {
  const { world, read } = aCache()

  const answers = await Promise.all(Array.from({ length: 50 }, () => read('/')))
  await read('/')

  expect(new Set(answers)).toEqual(new Set(['/ 1']))
  expect(world.made).toBe(1)
})

test('a change made elsewhere is seen within a second, one made here at once', async () => {
  const { cache, world, read } = aCache()
  await read('/')

  world.revision = 2
  world.now = 999
  const before = await read('/')
  world.now = 1_000
  const after = await read('/')
  world.revision = 3
  cache.expire()

  expect([before, after, await read('/')]).toEqual(['/ 1', '/ 2', '/ 3'])
})

test('a change in the middle of the making is not missed', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { cache, world, read } = aCache(() =>
    world.made === 1 ? promise : Promise.resolve(new Response('new')),
  )

  const first = read('/')
  await new Promise(setImmediate)
  world.revision = 2
  cache.expire()
  const second = read('/')
  resolve(new Response('old'))

  expect([await first, await second, await read('/')]).toEqual(['old', 'new', 'new'])
})

test('nothing is kept for longer than a minute, since pages say how long ago something was', async () => {
  const { world, read } = aCache()
  await read('/')

  world.now = 60_000
  await read('/')

  expect(world.made).toBe(2)
})

test('a database that does not answer takes nothing away', async () => {
  const { world, read } = aCache()
  await read('/')

  world.isDown = true
  world.now = 30_000

  expect(await read('/')).toBe('/ 1')
  expect(world.made).toBe(1)
})

test('a storm of bad addresses is bounded, and evicts no page', async () => {
  const { cache, world, read } = aCache(async (address) =>
    address === '/' ? new Response('home') : new Response('x'.repeat(100), { status: 404 }),
  )
  await read('/')

  for (let number = 0; number < 100; number++) await read(`/lost-${number}`)
  await read('/')

  expect(world.made).toBe(101)
  expect(cache.size()).toBeLessThan(2_000)
})

test('what was not asked for the longest leaves when there is no more room', async () => {
  const { cache, world, read } = aCache(async () => new Response('x'.repeat(900)))

  for (let number = 0; number < 30; number++) {
    await read(`/${number}`)
    await read('/0')
  }
  world.made = 0
  await read('/0')
  await read('/29')
  await read('/1')

  expect(world.made).toBe(1)
  expect(cache.size()).toBeLessThanOrEqual(10_000)
})

test('an answer larger than the whole cache is handed over, and evicts no other', async () => {
  const { world, read } = aCache(async (address) =>
    address === '/long' ? new Response('x'.repeat(20_000)) : new Response('home'),
  )
  await read('/')

  const long = await read('/long')
  await read('/')

  expect(long).toHaveLength(20_000)
  expect(world.made).toBe(2)
})

test('a failure is handed over to all who wait for it, and not kept', async () => {
  const { world, read } = aCache(async () => new Response('panne', { status: 500 }))

  expect(await Promise.all([read('/'), read('/')])).toEqual(['panne', 'panne'])
  expect(await read('/')).toBe('panne')
  expect(world.made).toBe(2)
})

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { cacheFiles } from '#app/platform/http/cache/cached-files.ts'
import { createLog } from '#app/platform/log.ts'
import { forgetEarlier, layOver } from './lay-over.ts'

const MONDAY = new Date('2026-11-23T09:00:00Z')
const later = (days: number) => new Date(MONDAY.getTime() + days * 86_400_000)
const HOME = { 'client/favicon.svg': 'sign', 'server/index.js': 'serve' }
const BEFORE = { ...HOME, 'client/assets/home-aaaaaaaa.js': 'before' }
const AFTER = { ...HOME, 'client/assets/home-bbbbbbbb.js': 'after' }

/** A folder for builds, each of which is made beside the one in use and then laid over it. */
function aPlace() {
  const root = mkdtempSync(join(tmpdir(), 'vis-a-vis-builds-'))
  const place = join(root, 'build')
  return {
    place,
    build(files: Record<string, string>, at: Date) {
      const fresh = join(root, 'fresh')
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(fresh, path)), { recursive: true })
        writeFileSync(join(fresh, path), text)
      }
      const earlier = layOver(fresh, place, at)
      expect(existsSync(fresh)).toBe(false)
      return earlier
    },
    /** What a process that starts now answers, then and later. */
    serve() {
      const files = cacheFiles({
        root: join(place, 'client'),
        headers: [],
        log: createLog('silent'),
      })
      return async (name: string) => {
        const path = `/assets/${name}`
        const answer = files.mayBeAt(path) ? await files.obtain(path) : null
        return answer?.forms.identity.body.toString() ?? null
      }
    },
    [Symbol.dispose]: () => rmSync(root, { recursive: true }),
  }
}

test('a page of either build finds its files at a process of either', async () => {
  using at = aPlace()
  at.build(BEFORE, MONDAY)
  const old = at.serve()
  at.build(AFTER, later(1))
  const next = at.serve()

  const found = []
  for (const ask of [old, next]) {
    for (const name of ['home-aaaaaaaa.js', 'home-bbbbbbbb.js']) found.push(await ask(name))
  }

  expect(found).toEqual(['before', 'after', 'before', 'after'])
})

test('what is built under the same name is replaced', () => {
  using at = aPlace()
  at.build(BEFORE, MONDAY)

  at.build({ ...AFTER, 'client/favicon.svg': 'new sign' }, later(1))

  expect(readFileSync(join(at.place, 'client/favicon.svg'), 'utf8')).toBe('new sign')
})

test('the files of an earlier build are counted, and leave a week after they were replaced', async () => {
  using at = aPlace()
  at.build(BEFORE, MONDAY)
  const replaced = at.build(AFTER, later(30))
  const soon = forgetEarlier(at.place, later(36))
  const askedThen = await at.serve()('home-aaaaaaaa.js')
  const gone = forgetEarlier(at.place, later(37))

  expect([replaced, soon, gone]).toEqual([
    { count: 1, bytes: 6 },
    { count: 1, bytes: 6 },
    { count: 0, bytes: 0 },
  ])
  expect([askedThen, await at.serve()('home-aaaaaaaa.js')]).toEqual(['before', null])
  expect(await at.serve()('home-bbbbbbbb.js')).toBe('after')
})

test('a file that comes again is no earlier one any more', async () => {
  using at = aPlace()
  at.build(BEFORE, MONDAY)
  at.build(AFTER, later(1))

  const back = at.build(BEFORE, later(2))
  forgetEarlier(at.place, later(8.5))

  expect(back.count).toBe(1)
  expect(await at.serve()('home-aaaaaaaa.js')).toBe('before')
})

test('the oldest leave first when there are too many', async () => {
  using at = aPlace()
  const big = 'x'.repeat(40_000_000)
  for (const [day, letter] of ['a', 'b', 'c', 'd'].entries()) {
    at.build({ ...HOME, [`client/assets/big-${letter.repeat(8)}.js`]: big }, later(day / 10))
  }
  const { count } = forgetEarlier(at.place, later(1))

  const serve = at.serve()
  const left = await Promise.all(
    ['a', 'b', 'c', 'd'].map(
      async (letter) => (await serve(`big-${letter.repeat(8)}.js`)) !== null,
    ),
  )
  expect(count).toBe(2)
  expect(left).toEqual([false, true, true, true])
})

import { createHash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { SMALL } from '#app/platform/http/sizes.ts'
import { aProduct } from '#testing/a-product.ts'
import { PIECES } from '#testing/any-text.ts'
import { NAUGHTY_STRINGS, RAW_BODIES } from '#testing/bad-inputs.ts'
import { EVERY_CALL } from '#testing/every-call.ts'
import { expectSound } from '#testing/expect-sound.ts'
import { IS_THOROUGH, PATIENCE, shareOf } from '#testing/holds.ts'
import { OPERATIONS, type Operation } from '#testing/published.ts'
import { DATABASES } from '#testing/test-ports.ts'

const STRINGS = [...NAUGHTY_STRINGS, ...PIECES]
const PLACES = [...STRINGS.keys()]
const inAddress = (text = '') => encodeURIComponent(text.toWellFormed()) || 'absent'
const taking = (part: (operation: Operation) => unknown) =>
  OPERATIONS.filter(part).map((operation) => [operation.what, operation] as const)

/** Thousands of passwords, each derived in no time; what the slow ones do is tested elsewhere. */
const quick = (password: string) => createHash('sha256').update(password).digest('hex')
const passwords = {
  hash: async (password: string) => quick(password),
  matches: async (password: string, hash: string | null) => quick(password) === hash,
}

/** Where a form is asked of a text, so that a bad one goes no further. */
const FORMAL = /^(email|token|slug|kind|category|clientSecret|paymentIntentId)$/

/** The body with another bad string in each of its texts, or in those alone that may say anything. */
function withStrings(value: unknown, at: number, isFree: boolean): unknown {
  let place = 0
  const change = (key: string, part: unknown): unknown => {
    if (typeof part === 'string') {
      if (!isFree || !FORMAL.test(key)) return STRINGS[(at + 37 * place++) % STRINGS.length]
      return key === 'slug' ? `${part}-${at}` : part
    }
    if (Array.isArray(part)) return part.map((item) => change(key, item))
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([name, of]) => [name, change(name, of)]))
  }
  return change('', value)
}

/** A database far away is asked several things at once. */
async function inGroups<One>(all: Iterable<One>, work: (one: One) => Promise<unknown>) {
  const group: Promise<unknown>[] = []
  for (const one of all) {
    group.push(work(one))
    if (group.length === 8) await Promise.all(group.splice(0))
  }
  await Promise.all(group)
}

test('there are as many bad inputs as were gathered', () => {
  expect([NAUGHTY_STRINGS.length, RAW_BODIES.length]).toEqual([515, 318])
})

test('all calls together are given every bad input', () => {
  const names = OPERATIONS.flatMap(({ what }) => DATABASES.map((database) => what + database))

  const given = new Set(names.flatMap((name) => shareOf(PLACES, name)))

  expect(given.size).toBe(STRINGS.length)
})

for (const database of DATABASES) {
  const product = await aProduct(database, { passwords })
  afterAll(() => product[Symbol.asyncDispose]())

  /** Who may ask asks: for what exists, unless the path says otherwise. */
  async function asking(operation: Operation) {
    const me = await product.aCaller(operation.path.includes('/admin/') ? 'admin' : 'premium')
    const own = await product.somethingOf(operation, me)
    return async (body: string | Uint8Array<ArrayBuffer> | undefined, path = operation.path) => {
      const request = { path: path.replace(/\{\w+\}/g, own), headers: {}, body }
      const response = await product.send(operation.method, request, me.token)
      await expectSound(operation, response, [...product.secrets, me.token])
      return response.status
    }
  }

  test.each(taking(({ what }) => /:"/.test(JSON.stringify(EVERY_CALL[what]?.[1]) ?? '')))(
    `%s answers bad strings in its body, on ${database}`,
    async (what, operation) => {
      const send = await asking(operation)
      const good = EVERY_CALL[what]?.[1]

      await inGroups(shareOf(PLACES, what + database).entries(), async ([turn, at]) => {
        for (const isFree of IS_THOROUGH ? [false, true] : [turn % 2 === 0]) {
          const status = await send(JSON.stringify(withStrings(good, at, isFree)))
          if (what !== 'POST /api/login') expect(status).not.toBe(401)
        }
      })
    },
    PATIENCE,
  )

  test.each(taking(({ requestBody }) => requestBody))(
    `%s refuses bodies of another shape, JSON or not, on ${database}`,
    async (what, operation) => {
      const send = await asking(operation)

      await inGroups(shareOf(RAW_BODIES, what + database), async ({ name, bytes }) => {
        const isLarge = bytes.length > SMALL
        expect([name, await send(bytes)]).toEqual([
          name,
          isLarge ? expect.toBeOneOf([400, 413]) : 400,
        ])
      })
    },
    PATIENCE,
  )

  test.each(taking(({ parameters }) => parameters))(
    `%s answers bad strings in its address, on ${database}`,
    async (what, operation) => {
      const send = await asking(operation)
      const body = JSON.stringify(EVERY_CALL[what]?.[1])
      const names = operation.parameters?.filter((one) => one.in === 'query') ?? []

      await inGroups(shareOf(PLACES, what + database), async (at) => {
        const string = (place: number) => inAddress(STRINGS[(at + 37 * place) % STRINGS.length])
        const query = names.map(({ name }, place) => `${name}=${string(place)}`).join('&')
        const path = operation.path.replace(/\{\w+\}/, string(0))
        expect(await send(body, query ? `${path}?${query}` : path)).not.toBe(401)
      })
    },
    PATIENCE,
  )
}

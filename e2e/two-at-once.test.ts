import { expect, test } from '@playwright/test'
import { startMailServer } from '../testing/mail-server.ts'
import { readMail } from '../testing/read-mail.ts'
import { startProduct } from '../testing/start-product.ts'
import { DATABASES } from './a-database.ts'
import { A_PASSWORD, anAddress } from './account.ts'

type Product = Awaited<ReturnType<typeof startProduct>>

async function post({ url }: Product, path: string, body: object, token = '') {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

const count = <Value>(values: readonly Value[], wanted: Value) =>
  values.filter((value) => value === wanted).length

for (const [name, aDatabase] of Object.entries(DATABASES)) {
  test(`two servers started at one instant on one database send each letter once and share the runs, on ${name}`, async () => {
    await using mails = await startMailServer()
    await using database = await aDatabase()
    const env = { ...database.env, SMTP_URL: mails.url, MAIL_FROM: 'bonjour@exemple.fr' }
    const [one, other] = await Promise.all([
      startProduct({ ...env, RATE_LIMITS: 'on' }),
      startProduct({ ...env, RATE_LIMITS: 'on' }),
    ])
    const either = (turn: number) => (turn % 2 ? one : other)
    const person = { email: anAddress(), password: A_PASSWORD }

    await post(one, '/api/signup', person)
    await expect.poll(() => mails.received.length).toBe(1)
    const token = /token=([\w-]+)/.exec(readMail(mails.received[0]?.raw ?? '').text)?.[1]
    await post(other, '/api/verify-email', { token })
    const { body } = await post(one, '/api/login', person)
    const starts = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => post(either(turn), '/api/simulate', {}, body.token)),
    )
    const guesses = await Promise.all(
      Array.from({ length: 24 }, (_, turn) =>
        post(either(turn), '/api/login', { ...person, password: 'une autre' }),
      ),
    )

    const started = starts.map(({ status }) => status)
    expect([count(started, 200), count(started, 403)]).toEqual([3, 7])
    // Ten guesses for one account over both servers. On SQLite, which is for one process, each counts
    // for itself while the other holds the file.
    const guessed = guesses.map(({ status }) => status)
    const compared = count(guessed, 401)
    expect(compared).toBeGreaterThanOrEqual(10)
    expect(compared).toBeLessThanOrEqual(name === 'postgres' ? 10 : 20)
    expect(count(guessed, 429)).toBe(24 - compared)
    // Made twice, they would stand twice.
    expect(await database.read("select * from seeding where name = 'articles'")).toHaveLength(1)
    expect(await database.read('select * from article')).toHaveLength(10)
    for (const product of [one, other]) {
      product.kill('SIGTERM')
      expect(await product.exited).toBe(0)
    }
    expect(mails.received).toHaveLength(1)
  })
}

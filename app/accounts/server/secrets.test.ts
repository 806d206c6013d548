import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Mailer, MailRefused } from '#app/platform/mailer/mailer.ts'
import { createApp } from '#app/site/create-app.ts'
import { call } from '#testing/call.ts'
import { mailedToken } from '#testing/mailed-token.ts'
import { createTestPorts, DATABASES, type TestPorts } from '#testing/test-ports.ts'
import { seedDemonstration } from './demonstration.ts'

const LEA = { email: 'lea@exemple.fr', password: 'le mot de passe de Léa' }
const NEW_PASSWORD = 'son nouveau mot de passe'
const LAST_PASSWORD = 'son dernier mot de passe'
/** Whose letters wait, and whose are refused for good. */
const WAITING = { email: 'attend@exemple.fr', password: 'le mot de passe qui attend' }
const REFUSED = { email: 'refuse@exemple.fr', password: 'le mot de passe refusé' }

/** Lives a whole life of an account, and gives every secret that was handed out on the way. */
async function everySecret(ports: TestPorts): Promise<string[]> {
  const app = createApp(ports)
  const made = await seedDemonstration(ports)
  await call(app, 'POST /api/signup', { body: LEA })
  const verification = await mailedToken(ports, LEA.email)
  await call(app, 'POST /api/verify-email', { body: { token: verification } })
  const login = await call(app, 'POST /api/login', { body: LEA })
  await call(app, 'POST /api/forgot-password', { body: { email: LEA.email } })
  const reset = await mailedToken(ports, LEA.email)
  const body = { token: reset, newPassword: NEW_PASSWORD }
  expect((await call(app, 'POST /api/reset-password', { body })).status).toBe(200)
  const again = await call(app, 'POST /api/login', {
    body: { email: LEA.email, password: NEW_PASSWORD },
  })
  const token = again.body.token
  const change = { currentPassword: NEW_PASSWORD, newPassword: LAST_PASSWORD }
  expect((await call(app, 'POST /api/change-password', { token, body: change })).status).toBe(200)
  await call(app, 'POST /api/signup', { body: REFUSED })
  await call(app, 'POST /api/forgot-password', { body: { email: LEA.email } })
  await call(app, 'POST /api/signup', { body: WAITING })
  await ports.outbox.deliver()
  expect(await ports.outbox.tally(ports.db)).toEqual({ waiting: 1, failed: 1 })
  return [
    LEA.password,
    NEW_PASSWORD,
    LAST_PASSWORD,
    REFUSED.password,
    WAITING.password,
    verification,
    reset,
    login.body.token,
    again.body.token,
    await mailedToken(ports, LEA.email),
    ...made.map(({ password }) => password),
  ]
}

/** Everything that somebody who copies the database would read. */
async function wholeDatabase({ env, db }: TestPorts, isFile: boolean): Promise<string> {
  if (isFile) {
    const files = readdirSync(env.DATA_DIR).filter((name) => name.includes('.sqlite'))
    return files.map((name) => readFileSync(join(env.DATA_DIR, name), 'latin1')).join('')
  }
  const tables = await db.introspection.getTables()
  const rows = await Promise.all(
    tables.map(({ name }) =>
      db
        .selectFrom(name as 'account')
        .selectAll()
        .execute(),
    ),
  )
  return JSON.stringify(rows)
}

test.each(DATABASES)(
  'whoever copies the database finds no secret in it, on %s',
  async (database) => {
    const mailer: Mailer = {
      async send(mail) {
        if (mail.to === REFUSED.email) throw new MailRefused('550')
        if (mail.to === WAITING.email) throw new Error('no answer')
        ports.sent.push(mail)
      },
      rehearse: async () => {},
      close() {},
    }
    await using ports = await createTestPorts({ database, mailer })

    const secrets = await everySecret(ports)
    const copy = await wholeDatabase(ports, database === 'sqlite')

    expect(copy).toContain(LEA.email)
    expect(copy).toContain(WAITING.email)
    expect(new Set(secrets).size).toBe(13)
    const utf8 = secrets.map((secret) => Buffer.from(secret).toString('latin1'))
    expect([...secrets, ...utf8].filter((secret) => copy.includes(secret))).toEqual([])
  },
)

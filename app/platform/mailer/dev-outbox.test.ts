import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { verifyEmailLetter } from '#app/accounts/server/links/emails/verify-email.tsx'
import { announce } from '#app/announce.ts'
import { createApp } from '#app/site/create-app.ts'
import { call } from '#testing/call.ts'
import { createTestPorts, type TestPorts } from '#testing/test-ports.ts'
import { createFileMailer } from './file-mailer.ts'
import { outboxKey } from './outbox-key.ts'

const LINK = 'http://localhost:3000/verify-email?token=abc_DEF-123'
const A_MAIL = {
  id: 'a1',
  to: 'lea@exemple.fr',
  subject: 'Vérifiez votre adresse email',
  html: '<p>Bonjour à vous</p>',
  text: `Bonjour à vous <Léa>\n${LINK}\n`,
}

async function writeMail({ env, clock }: TestPorts) {
  const printed: string[] = []
  const folder = join(env.DATA_DIR, 'outbox')
  const print = (line: string) => void printed.push(line)
  const from = 'Vis-à-vis <bonjour@exemple.fr>'
  await createFileMailer({ folder, from, clock, print }).send(A_MAIL)
  return { printed, folder }
}

test('without a mail server, a mail is a file that its owner alone reads, and a line with its link', async () => {
  await using ports = await createTestPorts()

  const { printed, folder } = await writeMail(ports)

  const [name = ''] = readdirSync(folder)
  const eml = readFileSync(join(folder, name), 'utf8')
  expect(name).toBe('2026-11-27T09-00-00.000Z-a1.eml')
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
  expect(eml).toContain(`\n${LINK}\n`)
  expect(eml).toContain('To: lea@exemple.fr\n')
  expect(printed.join('')).toContain(LINK)
})

test('the outbox shows each mail with a link that works, and nothing as markup that is text', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  await writeMail(ports)
  const address = `/dev/outbox/${await outboxKey(ports.env)}`

  const list = await call(app, `GET ${address}`, { from: '127.0.0.1' })
  const mail = await call(app, `GET ${address}/2026-11-27T09-00-00.000Z-a1.eml`, {
    from: '127.0.0.1',
  })

  expect(list.status).toBe(200)
  expect(list.body).toContain('Vérifiez votre adresse email')
  expect(list.body).toContain(`<a href="${LINK}">${LINK}</a>`)
  expect(list.body).toContain(`href="${address}/2026-11-27T09-00-00.000Z-a1.eml"`)
  expect(list.body).not.toContain('<Léa>')
  expect(mail.body.trim()).toBe('<p>Bonjour à vous</p>')
})

const OPEN = {
  PUBLIC_URL: 'https://entretien.example',
  SMTP_URL: 'smtp://courrier.example',
  MAIL_FROM: 'bonjour@entretien.example',
}

test('the outbox shows the button of a mail, whose text leaves it out', async () => {
  await using ports = await createTestPorts()
  const folder = join(ports.env.DATA_DIR, 'outbox')
  const mailer = createFileMailer({
    folder,
    from: 'Vis-à-vis <bonjour@exemple.fr>',
    clock: ports.clock,
    print: () => {},
  })
  await mailer.send({ ...(await verifyEmailLetter(LINK)), id: 'a2', to: 'lea@exemple.fr' })

  const address = `/dev/outbox/${await outboxKey(ports.env)}`
  const list = await call(createApp(ports), `GET ${address}`, { from: '127.0.0.1' })

  expect(list.body).toMatch(
    new RegExp(`<a class="button" href="${LINK.replace('?', '\\?')}">[^<]*\\p{L}[^<]*</a>`, 'u'),
  )
})

test('nobody reads the outbox from another machine, in production, with a mail server, or past its folder', async () => {
  await using ports = await createTestPorts()
  await using open = await createTestPorts({ env: { ...OPEN, NODE_ENV: 'production' } })
  await using mailing = await createTestPorts({ env: OPEN })
  const read = async (world: TestPorts, { end = '', from = '127.0.0.1' }) =>
    call(createApp(world), `GET /dev/outbox/${await outboxKey(world.env)}${end}`, { from })
  for (const world of [ports, open, mailing]) await writeMail(world)

  const replies = [
    await read(ports, { from: '192.0.2.7' }),
    await read(open, {}),
    await read(mailing, {}),
    await read(ports, { end: '/..%2Fvis-a-vis.sqlite' }),
  ]

  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

test.each([
  '/dev/outbox',
  '/dev/outbox/',
  '/dev/outbox//',
  '/dev/outbox/AAAAAAAAAAAAAAAAAAAAAA',
  '/dev/outbox/2026-11-27T09-00-00.000Z-a1.eml',
  '/dev/outbox/AAAAAAAAAAAAAAAAAAAAAA/2026-11-27T09-00-00.000Z-a1.eml',
])(
  'a proxy that says nothing of whom it serves reads nothing on %s, for want of the key',
  async (path) => {
    await using ports = await createTestPorts()
    await writeMail(ports)
    await outboxKey(ports.env)

    const { status, body } = await call(createApp(ports), `GET ${path}`, { from: '127.0.0.1' })

    expect(status).toBe(404)
    expect(JSON.stringify(body)).not.toContain('token=')
  },
)

test('nobody reads the outbox through a proxy of this machine, nor by a name lent to it', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const socket = { incoming: { socket: { remoteAddress: '127.0.0.1' } } } as never
  const path = `/dev/outbox/${await outboxKey(ports.env)}`

  const forwarded = { headers: { 'X-Forwarded-For': '203.0.113.9' } }
  const replies = [
    await app.request(path, forwarded, socket),
    await app.request(`http://ailleurs.example${path}`, {}, socket),
    await app.request(`http://127.0.0.1:3000${path}`, {}, socket),
  ]

  expect(replies.map(({ status }) => status)).toEqual([404, 404, 200])
})

test('processes that start at once in one folder tell one key, which stays and nobody else reads', async () => {
  await using ports = await createTestPorts()
  const { DATA_DIR } = ports.env

  const told = await Promise.all(Array.from({ length: 8 }, () => outboxKey(ports.env)))
  const later = await outboxKey(ports.env)

  expect(new Set([...told, later]).size).toBe(1)
  expect(later).toMatch(/^[\w-]{22}$/)
  expect(statSync(join(DATA_DIR, 'outbox-key')).mode & 0o777).toBe(0o600)
  expect(readdirSync(DATA_DIR).filter((name) => name.startsWith('outbox-key'))).toHaveLength(1)
  expect(await announce(ports.env, 3000)).toContain(`http://localhost:3000/dev/outbox/${later}\n`)
})

test('a key that was lost or spoilt is made anew, never taken for none', async () => {
  await using ports = await createTestPorts()
  writeFileSync(join(ports.env.DATA_DIR, 'outbox-key'), '')

  expect(await outboxKey(ports.env)).toMatch(/^[\w-]{22}$/)
})

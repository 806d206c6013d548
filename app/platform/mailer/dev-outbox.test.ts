import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createApp } from '#app/site/create-app.ts'
import { call } from '#testing/call.ts'
import { createTestPorts, type TestPorts } from '#testing/test-ports.ts'
import { createFileMailer } from './file-mailer.ts'

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

  const list = await call(app, 'GET /dev/outbox', { from: '127.0.0.1' })
  const mail = await call(app, 'GET /dev/outbox/2026-11-27T09-00-00.000Z-a1.eml', {
    from: '127.0.0.1',
  })

  expect(list.status).toBe(200)
  expect(list.body).toContain('Vérifiez votre adresse email')
  expect(list.body).toContain(`<a href="${LINK}">${LINK}</a>`)
  expect(list.body).not.toContain('<Léa>')
  expect(mail.body).toBe('<p>Bonjour à vous</p>')
})

test('nobody reads the outbox from another machine, in production, or past its folder', async () => {
  await using ports = await createTestPorts()
  await using open = await createTestPorts({
    env: {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://entretien.example',
      SMTP_URL: 'smtp://courrier.example',
      MAIL_FROM: 'bonjour@entretien.example',
    },
  })
  await writeMail(ports)
  await writeMail(open)

  const replies = [
    await call(createApp(ports), 'GET /dev/outbox', { from: '192.0.2.7' }),
    await call(createApp(open), 'GET /dev/outbox', { from: '127.0.0.1' }),
    await call(createApp(ports), 'GET /dev/outbox/..%2Fvis-a-vis.sqlite', { from: '127.0.0.1' }),
  ]

  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('nobody reads the outbox through a proxy of this machine, nor by a name lent to it', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const socket = { incoming: { socket: { remoteAddress: '127.0.0.1' } } } as never

  const forwarded = { headers: { 'X-Forwarded-For': '203.0.113.9' } }
  const replies = [
    await app.request('/dev/outbox', forwarded, socket),
    await app.request('http://ailleurs.example/dev/outbox', {}, socket),
    await app.request('http://127.0.0.1:3000/dev/outbox', {}, socket),
  ]

  expect(replies.map(({ status }) => status)).toEqual([404, 404, 200])
})

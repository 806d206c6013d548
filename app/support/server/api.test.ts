import { expect, test } from 'vitest'
import { createSmtpMailer } from '#app/platform/mailer/smtp-mailer.ts'
import { createApp } from '#app/site/create-app.ts'
import { A_PASSWORD, anAccount } from '#testing/an-account.ts'
import { call } from '#testing/call.ts'
import { startMailServer } from '#testing/mail-server.ts'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'

const OPEN = { SUPPORT_EMAIL: 'aide@exemple.fr' }
const A_MESSAGE = {
  email: 'lea@exemple.fr',
  subject: 'Un retour que je ne comprends pas',
  message: 'Bonjour,\nle score de ma troisième réponse me surprend.\n\nMerci, Léa',
}

test.each(DATABASES)(
  'a message reaches support through a real mail server, and an answer the writer, on %s',
  async (database) => {
    await using server = await startMailServer()
    const mailer = createSmtpMailer({ url: server.url, from: 'Vis-à-vis <bonjour@exemple.fr>' })
    await using ports = await createTestPorts({ database, env: OPEN, mailer })
    const app = createApp(ports)

    const { status, body } = await call(app, 'POST /api/support', { body: A_MESSAGE })
    await ports.outbox.deliver()

    expect(status).toBe(200)
    expect(body.message).toContain('lea@exemple.fr')
    expect(server.received.map(({ to }) => to)).toEqual([['aide@exemple.fr']])
    const raw = server.received[0]?.raw ?? ''
    expect(raw).toMatch(/^Reply-To: lea@exemple\.fr\r$/m)
    expect(raw).not.toMatch(/^(Importance|X-Priority):/m)
    expect(await ports.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  },
)

test('what was written arrives word for word, line for line', async () => {
  await using ports = await createTestPorts({ env: OPEN })

  await call(createApp(ports), 'POST /api/support', { body: A_MESSAGE })
  await ports.outbox.deliver()

  const [mail] = ports.sent
  expect(mail?.subject).toBe('Assistance : Un retour que je ne comprends pas')
  expect(mail?.text).toContain('Bonjour,\nle score de ma troisième réponse me surprend.')
  expect(mail?.text).toContain('Merci, Léa')
  expect(mail?.text).toContain('Compte : aucun (visiteur)')
})

test('the account, never the form, says that a message is Premium', async () => {
  await using ports = await createTestPorts({ env: OPEN })
  const app = createApp(ports)
  const premium = await anAccount(ports, { isPremium: true })
  const free = await anAccount(ports)
  const claims = { ...A_MESSAGE, isPremium: true, plan: 'premium', account: premium.email }
  const forged = { ...claims, subject: 'Premium : passez-moi devant', email: premium.email }

  await call(app, 'POST /api/support', { token: premium.token, body: A_MESSAGE })
  await ports.outbox.deliver()
  await call(app, 'POST /api/support', { token: free.token, body: forged })
  await ports.outbox.deliver()
  await call(app, 'POST /api/support', { body: forged })
  await ports.outbox.deliver()

  expect(ports.sent.map(({ subject, priority }) => [subject, priority])).toEqual([
    ['Assistance Premium : Un retour que je ne comprends pas', 'high'],
    ['Assistance : Premium : passez-moi devant', undefined],
    ['Assistance : Premium : passez-moi devant', undefined],
  ])
  expect(ports.sent[0]?.text).toContain(`Compte : ${premium.email}, Premium`)
  expect(ports.sent[1]?.text).toContain(`Compte : ${free.email}, gratuit`)
  expect(ports.sent[2]?.text).toContain('Compte : aucun (visiteur)')
})

test.each(['\r\n', '\n', '\r', '\u0085', '\u2028', '\0', '\u202e'])(
  'no header can be slipped in by %j',
  async (mark) => {
    await using server = await startMailServer()
    const mailer = createSmtpMailer({ url: server.url, from: 'bonjour@exemple.fr' })
    await using ports = await createTestPorts({ env: OPEN, mailer })
    const app = createApp(ports)
    const slipped = `${mark}Bcc: victime@exemple.fr${mark}${mark}Corps`

    const inSubject = { ...A_MESSAGE, subject: `Bonjour${slipped}`, message: `Oui${slipped}` }
    const taken = await call(app, 'POST /api/support', { body: inSubject })
    const inAddress = { ...A_MESSAGE, email: `lea@exemple.fr${slipped}` }
    const refused = await call(app, 'POST /api/support', { body: inAddress })
    await ports.outbox.deliver()

    expect(taken.status).toBe(200)
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { email: 'Veuillez entrer une adresse email valide.' } },
    })
    expect(server.tries).toEqual(['aide@exemple.fr'])
    const [head = ''] = (server.received[0]?.raw ?? '').split('\r\n\r\n')
    expect(head).not.toMatch(/^(Bcc|Corps)/im)
    expect(head.match(/^Subject:/gm)).toHaveLength(1)
  },
)

test('each missing or endless field is named', async () => {
  await using ports = await createTestPorts({ env: OPEN })
  const app = createApp(ports)
  const send = (body: unknown) => call(app, 'POST /api/support', { body })

  const blank = await send({ email: 'lea', subject: ' \u200b ', message: '\n\u2060\n' })
  const long = await send({
    ...A_MESSAGE,
    subject: 'é'.repeat(151),
    message: '🗝'.repeat(5_001),
  })
  const atTheLimit = await send({
    ...A_MESSAGE,
    subject: 'é'.repeat(150),
    message: `a${'🗝'.repeat(4_999)}`,
  })
  const odd = await Promise.all([send(null), send([]), send({ email: 3 }), send('x')])

  expect(blank.body.fields).toEqual({
    email: 'Veuillez entrer une adresse email valide.',
    subject: 'Indiquez le sujet de votre message.',
    message: 'Écrivez votre message.',
  })
  expect(long.body.fields).toEqual({
    subject: 'Le sujet ne peut pas dépasser 150 caractères.',
    message: 'Le message ne peut pas dépasser 5 000 caractères.',
  })
  expect(atTheLimit.status).toBe(200)
  expect(odd.map(({ status }) => status)).toEqual([400, 400, 400, 400])
})

test('where no address receives messages, the call says so and keeps nothing', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)

  const { status, body } = await call(app, 'POST /api/support', { body: A_MESSAGE })

  expect(status).toBe(503)
  expect(body).toEqual({
    code: 'unavailable',
    message:
      "Le formulaire d'assistance n'est pas ouvert : ce site n'a pas encore d'adresse où recevoir vos messages.",
  })
  expect(await ports.db.selectFrom('outbox').selectAll().execute()).toEqual([])
})

test.each(DATABASES)('one visitor cannot fill the mailbox of support, on %s', async (database) => {
  await using ports = await createTestPorts({ database, env: OPEN })
  const app = createApp(ports)
  const { token } = await anAccount(ports)

  const statuses: number[] = []
  let last: Awaited<ReturnType<typeof call>> | undefined
  for (let time = 0; time < 6; time++) {
    last = await call(app, 'POST /api/support', { body: A_MESSAGE })
    statuses.push(last.status)
  }
  const signedIn = await call(app, 'POST /api/support', { token, body: A_MESSAGE })
  const elsewhere = await call(app, 'POST /api/support', { body: A_MESSAGE, from: '192.0.2.7' })
  const badToken = await call(app, 'POST /api/support', { token: 'faux', body: A_MESSAGE })

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(last?.body.message).toMatch(/Réessayez dans \d+ minutes, ou connectez-vous/)
  expect([signedIn.status, elsewhere.status, badToken.status]).toEqual([200, 200, 401])
})

test.each(DATABASES)(
  'a message that waits is part of what is held about its writer, and goes with the account, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database, env: OPEN })
    const app = createApp(ports)
    const { token } = await anAccount(ports)
    const other = await anAccount(ports)
    const post = (author: string) =>
      ports.outbox.post(ports.db, { name: 'support-message', recipient: 'aide@exemple.fr', author })
    const { body: before } = await call(app, 'GET /api/user', { token })
    await post(before.user.email)
    await post(other.email)

    const { body } = await call(app, 'GET /api/user/export', { token })
    await call(app, 'DELETE /api/user', { token, body: { password: A_PASSWORD } })

    expect(body.letters).toEqual([expect.objectContaining({ letter: 'support-message' })])
    const left = await ports.db.selectFrom('outbox').select('author').execute()
    expect(left).toEqual([{ author: other.email }])
  },
)

test('a message refused for good is forgotten after thirty days', async () => {
  await using server = await startMailServer({ 'aide@exemple.fr': 550 })
  const mailer = createSmtpMailer({ url: server.url, from: 'bonjour@exemple.fr' })
  await using ports = await createTestPorts({ env: OPEN, mailer })
  const rows = () => ports.db.selectFrom('outbox').select('failure').execute()
  await call(createApp(ports), 'POST /api/support', { body: A_MESSAGE })

  await ports.outbox.deliver()
  ports.clock.set('2026-12-27T08:00:00.000Z')
  await ports.outbox.deliver()
  const kept = await rows()
  ports.clock.set('2026-12-27T10:00:00.000Z')
  await ports.outbox.deliver()

  expect(kept).toEqual([{ failure: '550' }])
  expect(await rows()).toEqual([])
})

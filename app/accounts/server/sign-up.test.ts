import { expect, test } from 'vitest'
import { createApp } from '#app/site/create-app.ts'
import { A_PASSWORD, anAccount } from '#testing/an-account.ts'
import { call } from '#testing/call.ts'
import { mailedToken } from '#testing/mailed-token.ts'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'

const LEA = { email: 'lea@exemple.fr', password: 'secret' }

test.each(DATABASES)('sign up, follow the mailed link, log in, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  const app = createApp(ports)

  const signup = await call(app, 'POST /api/signup', {
    body: { email: ' Lea@Exemple.FR ', password: 'secret' },
  })
  const early = await call(app, 'POST /api/login', { body: LEA })
  const token = await mailedToken(ports, LEA.email)
  const verified = await call(app, 'POST /api/verify-email', { body: { token } })
  const login = await call(app, 'POST /api/login', { body: LEA })
  const user = await call(app, 'GET /api/user', { token: login.body.token })

  expect(signup.status).toBe(201)
  expect(signup.body).toEqual({ email: LEA.email, message: expect.any(String) })
  expect(early.status).toBe(403)
  expect(early.body.message).toContain('vérifiez votre email')
  expect(verified).toMatchObject({ status: 200, body: { email: LEA.email } })
  expect(login.status).toBe(200)
  const who = { email: LEA.email, isAdmin: false, isPremium: false, simulationsUsed: 0 }
  expect(login.body).toEqual({ user: who, token: expect.stringMatching(/^[\w-]{43}$/) })
  expect(user.body).toEqual({ user: who })
  expect(login.headers.get('Set-Cookie')).toBeNull()
})

test('a known address and an unknown one get the same answer, work and letters', async () => {
  const derivations: string[] = []
  await using ports = await createTestPorts()
  const { passwords } = ports
  const counted = {
    ...ports,
    passwords: {
      hash: (password: string) => {
        derivations.push('hash')
        return passwords.hash(password)
      },
      matches: (password: string, hash: string | null) => {
        derivations.push('matches')
        return passwords.matches(password, hash)
      },
    },
  }
  const { email } = await anAccount(ports)
  const app = createApp(counted)
  const calls = ['login', 'forgot-password', 'resend-verification', 'signup']
  derivations.length = 0

  const both = await Promise.all(
    [email, 'inconnue@exemple.fr'].map(async (address) => {
      const replies = []
      for (const path of calls) {
        const body = { email: address, password: 'autre chose' }
        const { status, body: answer } = await call(app, `POST /api/${path}`, { body })
        replies.push({ status, answer: JSON.stringify(answer).replace(address, '…') })
      }
      return replies
    }),
  )

  expect(both[0]).toEqual(both[1])
  expect(both[0]?.map(({ status }) => status)).toEqual([401, 200, 200, 201])
  expect(derivations.sort()).toEqual(['hash', 'hash', 'matches', 'matches'])
})

test('who signs up again with a verified address is told by mail, and nothing changes', async () => {
  await using ports = await createTestPorts()
  const { email } = await anAccount(ports)
  const app = createApp(ports)

  await call(app, 'POST /api/signup', { body: { email, password: 'un autre' } })
  await ports.outbox.deliver()
  const login = await call(app, 'POST /api/login', { body: { email, password: A_PASSWORD } })

  expect(ports.sent.map(({ to, subject }) => ({ to, subject }))).toEqual([
    { to: email, subject: 'Vous avez déjà un compte' },
  ])
  expect(ports.sent[0]?.text).not.toContain('token=')
  expect(login.status).toBe(200)
})

test('a letter of an older signup that still waits is void', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const wake = ports.outbox.wake
  ports.outbox.wake = () => {}

  await call(app, 'POST /api/signup', { body: { ...LEA, password: 'premier' } })
  await call(app, 'POST /api/signup', { body: { ...LEA, password: 'second' } })
  ports.outbox.wake = wake
  await ports.outbox.deliver()

  expect(ports.sent).toHaveLength(1)
})

test('passwords are taken as typed: six characters to 256, spaces and emoji included', async () => {
  await using ports = await createTestPorts({ env: { RATE_LIMITS: 'off' } })
  const app = createApp(ports)
  const signUp = async (password: unknown) => {
    const body = { email: `${Math.random()}@exemple.fr`, password }
    const { status, body: answer } = await call(app, 'POST /api/signup', { body })
    return [status, answer.fields?.password]
  }

  const tooShort = [400, 'Le mot de passe doit contenir au moins 6 caractères.']
  expect(await signUp('12345')).toEqual(tooShort)
  expect(await signUp('🗝🗝🗝')).toEqual(tooShort)
  expect(await signUp('🗝'.repeat(256))).toEqual([201, undefined])
  expect(await signUp('      ')).toEqual([201, undefined])
  expect(await signUp('a'.repeat(257))).toEqual([
    400,
    'Le mot de passe ne peut pas dépasser 256 caractères.',
  ])
  expect(await signUp(null)).toEqual([400, 'Veuillez entrer votre mot de passe.'])
})

import { expect, test } from 'vitest'
import { openDatabase } from '#app/platform/database/open-database.ts'
import { createApp } from '#app/site/create-app.ts'
import { anAccount } from '#testing/an-account.ts'
import { call } from '#testing/call.ts'
import { mailedToken } from '#testing/mailed-token.ts'
import { createTestPorts, DATABASES, type TestPorts } from '#testing/test-ports.ts'
import { promoteConfigured, setAdministrator } from '../administration/administrators.ts'

const EMAIL = 'lea@exemple.fr'
const OWNER = 'celui de Léa'
const STRANGER = "celui de l'inconnu"
const CHOSEN = 'choisi derrière le lien'
const ORDERS = [
  ['the owner first', OWNER, STRANGER],
  ['the stranger first', STRANGER, OWNER],
] as const
const EVERYWHERE = DATABASES.flatMap((database) =>
  ORDERS.map(([order, first, second]) => ({ database, order, first, second })),
)

/** What a person does to one running product. */
const using = (ports: TestPorts) => {
  const app = createApp(ports)
  return {
    signUp: (password: string, email = EMAIL) =>
      call(app, 'POST /api/signup', { body: { email, password } }).finally(() =>
        ports.outbox.deliver(),
      ),
    logIn: (password: string, email = EMAIL) =>
      call(app, 'POST /api/login', { body: { email, password } }),
    open: (token: string, newPassword?: string) =>
      call(app, 'POST /api/verify-email', { body: { token, newPassword } }),
  }
}

/** The product with other variables, on the same data: a restart, or another process. */
async function restarted(ports: TestPorts, env: Record<string, string>) {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = ports.env
  const { db } = openDatabase({ databaseUrl, dataDir, onIdleError: () => {} })
  const again = await createTestPorts({ env, replace: { db, outbox: ports.outbox } })
  return {
    ...again,
    sent: ports.sent,
    async [Symbol.asyncDispose]() {
      await again[Symbol.asyncDispose]()
      await db.destroy()
    },
  }
}

test.each(EVERYWHERE)(
  'of two signups, $order, no password counts but the one chosen behind the link, on $database',
  async ({ database, first, second }) => {
    await using ports = await createTestPorts({ database })
    const { signUp, logIn, open } = using(ports)
    await signUp(first)
    const firstLink = await mailedToken(ports, EMAIL)
    await signUp(second)
    const link = await mailedToken(ports, EMAIL)

    const dead = await open(firstLink, CHOSEN)
    const opened = await open(link)
    const early = await Promise.all([logIn(OWNER), logIn(STRANGER)])
    const short = await open(link, 'court')
    const chosen = await open(link, CHOSEN)
    const late = await open(link, STRANGER)
    const again = await open(link)

    expect(dead).toMatchObject({ status: 400, body: { code: 'expired' } })
    expect(opened).toMatchObject({ status: 200, body: { email: EMAIL, mustChoosePassword: true } })
    expect(early.map(({ status }) => status).toSorted()).toEqual([401, 403])
    expect(short.body.fields).toEqual({
      newPassword: 'Le mot de passe doit contenir au moins 6 caractères.',
    })
    expect(chosen).toMatchObject({ status: 200, body: { email: EMAIL, mustChoosePassword: false } })
    expect(late).toMatchObject({ status: 400, body: { code: 'expired' } })
    expect(again.body).toMatchObject({ email: EMAIL, mustChoosePassword: false })
    expect((await logIn(OWNER)).status).toBe(401)
    expect((await logIn(STRANGER)).status).toBe(401)
    expect((await logIn(CHOSEN)).status).toBe(200)
  },
)

test.each(DATABASES)(
  'a reset settles a contested signup as well, and a later signup touches nothing, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const { signUp, logIn } = using(ports)
    await signUp(OWNER)
    await signUp(STRANGER)
    await call(createApp(ports), 'POST /api/forgot-password', { body: { email: EMAIL } })
    const token = await mailedToken(ports, EMAIL)

    await call(createApp(ports), 'POST /api/reset-password', {
      body: { token, newPassword: CHOSEN },
    })
    await signUp(STRANGER)

    expect((await logIn(STRANGER)).status).toBe(401)
    expect((await logIn(CHOSEN)).status).toBe(200)
  },
)

test.each(DATABASES)(
  'of two choices behind one link at once, in two processes, one counts, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    await using other = await restarted(ports, {})
    const [one, two] = [using(ports), using(other)]
    await one.signUp(OWNER)
    await two.signUp(STRANGER)
    const link = await mailedToken(ports, EMAIL)

    const choices = ['le premier', 'le deuxième', 'le troisième', 'le quatrième']
    const replies = await Promise.all(
      choices.map((choice, index) => (index % 2 ? one : two).open(link, choice)),
    )

    const won = choices.filter((_, index) => replies[index]?.status === 200)
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
    for (const choice of choices) {
      expect((await one.logIn(choice)).status).toBe(won.includes(choice) ? 200 : 401)
    }
  },
)

test.each(DATABASES)(
  "signups that race with the opening of a link leave no stranger's password, on %s",
  async (database) => {
    await using ports = await createTestPorts({ database, env: { RATE_LIMITS: 'off' } })
    await using other = await restarted(ports, {})
    for (let round = 0; round < 5; round++) {
      const email = `lea-${round}@exemple.fr`
      await using(ports).signUp(OWNER, email)
      const link = await mailedToken(ports, email)

      const [opened] = await Promise.all([
        using(ports).open(link),
        using(other).signUp(STRANGER, email),
      ])

      const isOpen = opened.status === 200
      expect((await using(ports).logIn(OWNER, email)).status).toBe(isOpen ? 200 : 401)
      expect((await using(ports).logIn(STRANGER, email)).status).toBe(isOpen ? 401 : 403)
    }
  },
)

const ADMIN = { ADMIN_EMAILS: EMAIL }

test.each(EVERYWHERE)(
  'an administrator of the environment chooses behind the link, $order, on $database',
  async ({ database, first, second }) => {
    await using ports = await createTestPorts({ database, env: ADMIN })
    const { signUp, logIn, open } = using(ports)
    await signUp(first)
    await signUp(second)
    const link = await mailedToken(ports, EMAIL)

    const opened = await open(link)
    await promoteConfigured(ports)
    const early = await logIn(second)
    await open(link, CHOSEN)
    const login = await logIn(CHOSEN)

    expect(opened.body.mustChoosePassword).toBe(true)
    expect(early.status).toBe(403)
    expect([(await logIn(first)).status, (await logIn(second)).status]).toEqual([401, 401])
    expect(login.body.user.isAdmin).toBe(true)
  },
)

test.each(DATABASES)(
  'one signup, and ADMIN_EMAILS set before its link is opened: the password is chosen there, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    await using(ports).signUp(STRANGER)
    const link = await mailedToken(ports, EMAIL)
    await using later = await restarted(ports, ADMIN)
    const { open, logIn } = using(later)

    const opened = await open(link)
    await open(link, CHOSEN)

    expect(opened.body.mustChoosePassword).toBe(true)
    expect((await logIn(STRANGER)).status).toBe(401)
    expect((await logIn(CHOSEN)).body.user.isAdmin).toBe(true)
  },
)

test('whoever was named administrator before the link is opened chooses there too', async () => {
  await using ports = await createTestPorts()
  const { signUp, open, logIn } = using(ports)
  await signUp(STRANGER)
  const link = await mailedToken(ports, EMAIL)

  await setAdministrator(ports, EMAIL, true)

  expect((await open(link)).body.mustChoosePassword).toBe(true)
  expect((await logIn(STRANGER)).status).toBe(403)
})

test.each(DATABASES)(
  'ADMIN_EMAILS set after a link was opened promotes nobody before a reset behind the mailbox, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    await using(ports).signUp(STRANGER)
    const link = await mailedToken(ports, EMAIL)
    await using(ports).open(link)
    await using later = await restarted(ports, ADMIN)
    const { open, logIn } = using(later)

    await promoteConfigured(later)
    await open(link)
    const before = await logIn(STRANGER)
    await call(createApp(later), 'POST /api/forgot-password', { body: { email: EMAIL } })
    const token = await mailedToken(later, EMAIL)
    const body = { token, newPassword: CHOSEN }
    await call(createApp(later), 'POST /api/reset-password', { body })

    expect(before.body.user.isAdmin).toBe(false)
    expect((await logIn(CHOSEN)).body.user.isAdmin).toBe(true)
  },
)

test.each(DATABASES)(
  'an administrator who marks a contested address as verified opens it to nobody, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const { signUp, open, logIn } = using(ports)
    const { token } = await anAccount(ports, { isAdmin: true })
    await signUp(OWNER)
    await signUp(STRANGER)
    const accounts = ports.db.selectFrom('account').select('id').where('email', '=', EMAIL)
    const { id } = await accounts.executeTakeFirstOrThrow()

    await call(createApp(ports), `PATCH /api/admin/users/${id}`, {
      token,
      body: { emailVerified: true },
    })
    const marked = await logIn(STRANGER)
    await call(createApp(ports), 'POST /api/resend-verification', { body: { email: EMAIL } })
    await open(await mailedToken(ports, EMAIL), CHOSEN)

    expect(marked.status).toBe(403)
    expect((await logIn(STRANGER)).status).toBe(401)
    expect((await logIn(CHOSEN)).status).toBe(200)
  },
)

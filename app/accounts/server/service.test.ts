import { expect, test } from 'vitest'
import { createApp } from '#app/site/create-app.ts'
import { anAccount } from '#testing/an-account.ts'
import { call } from '#testing/call.ts'
import { mailedToken } from '#testing/mailed-token.ts'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'
import { changeFlags } from './administering.ts'
import {
  administrators,
  promoteConfigured,
  setAdministrator,
} from './administration/administrators.ts'
import { setPremium } from './service.ts'

const LAST = {
  kind: 'conflict',
  message: "Il s'agit du dernier administrateur\u00a0: nommez-en un autre avant cette action.",
}

test.each(DATABASES)(
  'the last administrator can be neither demoted nor un-verified, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const chef = await anAccount(ports, { isAdmin: true })
    await anAccount(ports, { isAdmin: true, emailVerified: false })

    const demoted = changeFlags(ports, chef.id, { isAdmin: false })
    await expect(demoted).rejects.toMatchObject(LAST)
    const unverified = changeFlags(ports, chef.id, { emailVerified: false })
    await expect(unverified).rejects.toMatchObject(LAST)

    expect(await changeFlags(ports, chef.id, { isPremium: true })).toMatchObject({ isAdmin: true })
  },
)

test.each(DATABASES)(
  'administrators who demote each other at once leave one, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const all = []
    for (let one = 0; one < 4; one++) all.push(await anAccount(ports, { isAdmin: true }))

    const demotions = all.map(({ id }) => changeFlags(ports, id, { isAdmin: false }))
    const outcomes = await Promise.allSettled(demotions)

    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(await administrators(ports)).toHaveLength(1)
  },
)

test('an address that is not verified any more ends sessions and links', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const { id, email, token } = await anAccount(ports)
  await call(app, 'POST /api/forgot-password', { body: { email } })
  const link = await mailedToken(ports, email)

  const changed = await changeFlags(ports, id, { emailVerified: false })
  await changeFlags(ports, id, { emailVerified: true })

  expect(changed?.emailVerified).toBe(false)
  expect((await call(app, 'GET /api/user', { token })).status).toBe(401)
  const body = { token: link, newPassword: 'tout nouveau' }
  expect((await call(app, 'POST /api/reset-password', { body })).status).toBe(400)
})

test('what a token may do changes at once with its account', async () => {
  await using ports = await createTestPorts()
  const app = createApp(ports)
  const { id, token } = await anAccount(ports)

  await setPremium(ports.db, id, true)
  const upgraded = await call(app, 'GET /api/user', { token })
  await setPremium(ports.db, id, false)
  const back = await call(app, 'GET /api/user', { token })

  expect([upgraded.body.user.isPremium, back.body.user.isPremium]).toEqual([true, false])
})

test('administrators are named by address, from the console and from the environment', async () => {
  await using ports = await createTestPorts({ env: { ADMIN_EMAILS: 'a@exemple.fr b@exemple.fr' } })
  await anAccount(ports, { email: 'a@exemple.fr' })
  await anAccount(ports, { email: 'b@exemple.fr', emailVerified: false })
  await anAccount(ports, { email: 'c@exemple.fr' })
  await ports.db.updateTable('account').set({ isPasswordByMail: 1 }).execute()

  await promoteConfigured(ports)
  await setAdministrator(ports, 'c@exemple.fr', true)
  const both = await administrators(ports)
  await setAdministrator(ports, 'a@exemple.fr', false)

  expect(both.map(({ email }) => email)).toEqual(['a@exemple.fr', 'c@exemple.fr'])
  expect(await administrators(ports)).toEqual([{ email: 'c@exemple.fr', emailVerified: true }])
  expect(await setAdministrator(ports, 'inconnue@exemple.fr', true)).toBeNull()
  await expect(setAdministrator(ports, 'c@exemple.fr', false)).rejects.toMatchObject(LAST)
})

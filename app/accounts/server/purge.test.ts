import { expect, test } from 'vitest'
import { createApp } from '#app/site/create-app.ts'
import { anAccount } from '#testing/an-account.ts'
import { call } from '#testing/call.ts'
import { mailedToken } from '#testing/mailed-token.ts'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'
import { purgeUnverified } from './purge.ts'

const A_MONTH_LATER = '2026-12-28T09:00:00.000Z'

test.each(DATABASES)(
  'an account that nobody ever opened is gone after a month, the others stay, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database, env: { RATE_LIMITS: 'off' } })
    const app = createApp(ports)
    const signUp = (email: string) =>
      call(app, 'POST /api/signup', { body: { email, password: 'secret' } })
    await signUp('partie@exemple.fr')
    await signUp('revenue@exemple.fr')
    await ports.outbox.deliver()
    await anAccount(ports, { email: 'ouverte@exemple.fr' })
    await anAccount(ports, {
      email: 'suspendue@exemple.fr',
      emailVerified: false,
      simulationsUsed: 1,
    })

    ports.clock.set(A_MONTH_LATER)
    await signUp('revenue@exemple.fr')
    await purgeUnverified(ports)

    const rows = await ports.db.selectFrom('account').select('email').orderBy('email').execute()
    expect(rows.map(({ email }) => email)).toEqual([
      'ouverte@exemple.fr',
      'revenue@exemple.fr',
      'suspendue@exemple.fr',
    ])
    const token = await mailedToken(ports, 'revenue@exemple.fr')
    await purgeUnverified(ports)
    expect((await call(app, 'POST /api/verify-email', { body: { token } })).status).toBe(200)
  },
)

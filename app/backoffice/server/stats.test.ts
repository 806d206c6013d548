import { expect, test } from 'vitest'
import { createApp } from '#app/site/create-app.ts'
import { aBuyer, GOOD_CARD, idOf } from '#testing/a-buyer.ts'
import { anAccount } from '#testing/an-account.ts'
import { anArticle } from '#testing/an-article.ts'
import { call } from '#testing/call.ts'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'

test.each(DATABASES)('the dashboard counts what accounts used, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  ports.clock.set('2026-11-20T08:59:59.999Z')
  const { token } = await anAccount(ports, { isAdmin: true, simulationsUsed: 2 })
  ports.clock.set('2026-11-27T09:00:00.000Z')
  await anAccount(ports, { isPremium: true, simulationsUsed: 7 })

  const { body } = await call(createApp(ports), 'GET /api/admin/stats', { token })

  expect(body).toEqual({ totalUsers: 2, premiumUsers: 1, recentSignups: 1, totalSimulations: 9 })
})

test.each(DATABASES)(
  'thirty days of activity are counted as days are in Paris, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    ports.clock.set('2026-10-28T12:00:00.000Z')
    const { token } = await anAccount(ports, { isAdmin: true })
    ports.clock.set('2026-10-28T22:59:00.000Z')
    await anAccount(ports)
    ports.clock.set('2026-10-28T23:00:00.000Z')
    await anAccount(ports)
    ports.clock.set('2026-11-26T23:30:00.000Z')
    const buyer = await aBuyer(ports)
    await call(buyer.app, 'POST /api/simulate', { token: buyer.token })
    const secret = await buyer.secret()
    await buyer.show(secret, GOOD_CARD)
    await buyer.confirm(idOf(secret))

    const { body } = await call(createApp(ports), 'GET /api/admin/activity', { token })

    const { days } = body
    expect(days).toHaveLength(30)
    expect(days[0]).toEqual({ date: '2026-10-29', signups: 1, simulations: 0, payments: 0 })
    expect(days[29]).toEqual({ date: '2026-11-27', signups: 1, simulations: 1, payments: 1 })
  },
)

test.each(DATABASES)('the map of the site is drawn anew when asked, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  const app = createApp(ports)
  const { token } = await anAccount(ports, { isAdmin: true })
  await anArticle(ports, { slug: 'publie' })
  await anArticle(ports, { slug: 'brouillon', published: false })
  await call(app, 'GET /sitemap.xml')
  // What another program wrote, of which the product knows nothing.
  await ports.db
    .updateTable('article')
    .set({ slug: 'autrement' })
    .where('published', '=', 1)
    .execute()

  const { body } = await call(app, 'POST /api/admin/refresh-sitemap', { token })

  expect(body).toEqual({ articlesCount: 1, lastUpdate: '2026-11-27T09:00:00.000Z' })
  expect((await call(app, 'GET /sitemap.xml')).body).toContain('/blog/autrement<')
})

import { expect, test } from 'vitest'
import { publishArticle, removeArticle } from '#app/blog/server/writing.ts'
import { anArticle } from '#testing/an-article.ts'
import { createTestPorts } from '#testing/test-ports.ts'
import { createApp } from './create-app.ts'

const site = (env = {}) =>
  createTestPorts({ env: { PUBLIC_URL: 'https://vis-a-vis.example/', ...env } })

test('the sitemap names every public page and every published article, with its last change', async () => {
  await using ports = await site()
  await anArticle(ports, { title: 'Visible', createdAt: '2026-11-20T08:00:00.000Z' })
  await anArticle(ports, { title: 'Brouillon', published: false })

  const response = await createApp(ports).request('/sitemap.xml')

  const map = await response.text()
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
  expect(addresses).toEqual([
    'https://vis-a-vis.example/',
    'https://vis-a-vis.example/blog',
    'https://vis-a-vis.example/pricing',
    'https://vis-a-vis.example/about',
    'https://vis-a-vis.example/entretien-informatique',
    'https://vis-a-vis.example/entretien-commercial',
    'https://vis-a-vis.example/entretien-marketing',
    'https://vis-a-vis.example/entretien-finance',
    'https://vis-a-vis.example/entretien-sante',
    'https://vis-a-vis.example/entretien-social',
    'https://vis-a-vis.example/entretien-commerce',
    'https://vis-a-vis.example/entretien-batiment',
    'https://vis-a-vis.example/entretien-service-public',
    'https://vis-a-vis.example/mentions-legales',
    'https://vis-a-vis.example/cgv',
    'https://vis-a-vis.example/confidentialite',
    'https://vis-a-vis.example/assistance',
    'https://vis-a-vis.example/retractation',
    'https://vis-a-vis.example/blog/visible',
  ])
  expect(map).toContain('<lastmod>2026-11-20T08:00:00.000Z</lastmod>')
})

test('the sitemap follows each change of an article at once', async () => {
  await using ports = await site()
  const { id } = await anArticle(ports, { title: 'Visible' })
  const app = createApp(ports)
  const isNamed = async () =>
    (await (await app.request('/sitemap.xml')).text()).includes('/blog/visible')

  const first = await isNamed()
  await publishArticle(ports, id, false)
  const hidden = await isNamed()
  await publishArticle(ports, id, true)
  const shown = await isNamed()
  await removeArticle(ports, id)

  expect([first, hidden, shown, await isNamed()]).toEqual([true, false, true, false])
})

test('the feed announces the published articles, whatever signs their titles hold', async () => {
  await using ports = await site()
  await anArticle(ports, { title: 'CV & "lettre" <b>\u0007', slug: 'cv' })
  await anArticle(ports, { title: 'Brouillon', published: false })

  const response = await createApp(ports).request('/rss.xml')

  const feed = await response.text()
  expect(response.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8')
  expect(feed).toContain('<title>CV &amp; &quot;lettre&quot; &lt;b&gt;</title>')
  expect(feed).toContain('<link>https://vis-a-vis.example/blog/cv</link>')
  expect(feed).not.toContain('Brouillon')
})

test('robots learn where the map is, from the public address and never from a header', async () => {
  await using ports = await site()

  const response = await createApp(ports).request('/robots.txt', {
    headers: { Host: 'ailleurs.example' },
  })

  expect(await response.text()).toContain('Sitemap: https://vis-a-vis.example/sitemap.xml')
})

test('the sitemap of very many articles is an index of maps, and none of them is missing', async () => {
  await using ports = await site()
  await ports.db.transaction().execute(async (tx) => {
    for (let number = 0; number < 1_100; number++) {
      await anArticle({ ...ports, db: tx }, { title: `Article ${number}` })
    }
  })
  const app = createApp(ports)
  const addressesIn = async (path: string) =>
    [...(await (await app.request(path)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )

  const maps = await addressesIn('/sitemap.xml')
  const places = (await Promise.all(maps.map(addressesIn))).flat()

  expect(maps).toEqual(['/sitemap/1.xml', '/sitemap/2.xml'])
  expect(new Set(places).size).toBe(18 + 1_100)
  expect((await app.request('/sitemap/3.xml')).status).toBe(404)
})

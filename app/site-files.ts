import { Hono } from 'hono'
import { articleAddresses, articlesRevision, latestArticles } from './blog/server/service.ts'
import { feedXml, sitemapXml } from './blog/server/sitemap.ts'
import type { AppEnv } from './platform/http/app-env.ts'
import type { Ports } from './ports.ts'
import { BRAND } from './shell/brand.ts'
import { HOME, LEGAL_PAGES, PAGES, SECTORS } from './shell/places.ts'

const TEN_MINUTES = 'public, max-age=600'
const PLACES = [HOME, ...PAGES, ...SECTORS, ...LEGAL_PAGES]

const drawn = new WeakMap<Ports, { revision: number; bytes: Uint8Array<ArrayBuffer> }>()

/** The map of ten thousand articles is drawn once for each change of them, not for each robot. */
async function sitemapOf(ports: Ports) {
  const revision = await articlesRevision(ports)
  const last = drawn.get(ports)
  if (last?.revision === revision) return last.bytes

  const articles = await articleAddresses(ports)
  const map = sitemapXml(ports.env.PUBLIC_URL, [
    ...PLACES.map(({ to }) => ({ path: to })),
    ...articles.map(({ slug, updatedAt }) => ({ path: `/blog/${slug}`, lastChange: updatedAt })),
  ])
  const bytes = new TextEncoder().encode(map)
  drawn.set(ports, { revision, bytes })
  return bytes
}

/** What robots read: the map of the site from the database, their rules, and the feed. */
export const siteFiles = new Hono<AppEnv>()
  .get('/sitemap.xml', async (c) =>
    c.body(await sitemapOf(c.var.ports), 200, xml('application/xml')),
  )
  .get('/rss.xml', async (c) => {
    const feed = feedXml({
      publicUrl: c.var.ports.env.PUBLIC_URL,
      title: `Le blog de ${BRAND}`,
      description: "Préparer, réussir et comprendre l'entretien d'embauche.",
      articles: await latestArticles(c.var.ports),
    })
    return c.body(feed, 200, xml('application/rss+xml'))
  })
  .get('/robots.txt', (c) => {
    c.header('Cache-Control', TEN_MINUTES)
    return c.text(
      [
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /admin',
        '',
        `Sitemap: ${c.var.ports.env.PUBLIC_URL}/sitemap.xml`,
        '',
      ].join('\n'),
    )
  })

const xml = (kind: string) => ({
  'Content-Type': `${kind}; charset=utf-8`,
  'Cache-Control': TEN_MINUTES,
})

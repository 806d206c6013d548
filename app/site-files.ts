import { Hono } from 'hono'
import { articleAddresses, latestArticles } from './blog/server/service.ts'
import { feedXml, sitemapXml } from './blog/server/sitemap.ts'
import type { AppEnv } from './platform/http/app-env.ts'
import { BRAND } from './shell/brand.ts'
import { HOME, LEGAL_PAGES, PAGES, SECTORS } from './shell/places.ts'

const TEN_MINUTES = 'public, max-age=600'
const PLACES = [HOME, ...PAGES, ...SECTORS, ...LEGAL_PAGES]

/** What robots read: the map of the site from the database, their rules, and the feed. */
export const siteFiles = new Hono<AppEnv>()
  .get('/sitemap.xml', async (c) => {
    const { env } = c.var.ports
    const articles = await articleAddresses(c.var.ports)
    const map = sitemapXml(env.PUBLIC_URL, [
      ...PLACES.map(({ to }) => ({ path: to })),
      ...articles.map(({ slug, updatedAt }) => ({ path: `/blog/${slug}`, lastChange: updatedAt })),
    ])
    return c.body(map, 200, xml('application/xml'))
  })
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

import { Hono } from 'hono'
import { articleAddresses, articlesRevision, latestArticles } from './blog/server/service.ts'
import { feedXml, sitemapIndexXml, sitemapXml } from './blog/server/sitemap.ts'
import type { AppEnv } from './platform/http/app-env.ts'
import type { Ports } from './ports.ts'
import { BRAND } from './shell/brand.ts'
import { HOME, LEGAL_PAGES, PAGES, SECTORS } from './shell/places.ts'

const TEN_MINUTES = 'public, max-age=600'
/** A map of so many places is quickly sent; longer ones are told by an index of maps. */
const PLACES_A_MAP = 1_000
const PLACES = [HOME, ...PAGES, ...SECTORS, ...LEGAL_PAGES]

type Bytes = Uint8Array<ArrayBuffer>
interface Maps {
  revision: number
  /** Named « 1.xml » and on, when there are too many places for one map. */
  parts: readonly Bytes[]
  whole: Bytes
}
const drawn = new WeakMap<Ports, Maps>()

/** The maps of ten thousand articles are drawn once for each change of them, not for each robot. */
async function mapsOf(ports: Ports): Promise<Maps> {
  const revision = await articlesRevision(ports)
  const last = drawn.get(ports)
  if (last?.revision === revision) return last

  const articles = await articleAddresses(ports)
  const places = [
    ...PLACES.map(({ to }) => ({ path: to })),
    ...articles.map(({ slug, updatedAt }) => ({ path: `/blog/${slug}`, lastChange: updatedAt })),
  ]
  const { PUBLIC_URL } = ports.env
  const parts = splitAt(places, PLACES_A_MAP).map((part) => bytesOf(sitemapXml(PUBLIC_URL, part)))
  const names = parts.map((_, index) => `/sitemap/${index + 1}.xml`)
  const [only] = parts
  const whole = only && parts.length === 1 ? only : bytesOf(sitemapIndexXml(PUBLIC_URL, names))
  const maps = { revision, parts, whole }
  drawn.set(ports, maps)
  return maps
}

const bytesOf = (text: string): Bytes => new TextEncoder().encode(text)

function splitAt<Item>(items: readonly Item[], size: number): Item[][] {
  const parts = []
  for (let start = 0; start < items.length; start += size) {
    parts.push(items.slice(start, start + size))
  }
  return parts
}

/** What robots read: the map of the site from the database, their rules, and the feed. */
export const siteFiles = new Hono<AppEnv>()
  .get('/sitemap.xml', async (c) =>
    c.body((await mapsOf(c.var.ports)).whole, 200, xml('application/xml')),
  )
  .get('/sitemap/:name{[0-9]+\\.xml}', async (c, next) => {
    const { parts } = await mapsOf(c.var.ports)
    const part = parts[Number.parseInt(c.req.param('name'), 10) - 1]
    return part ? c.body(part, 200, xml('application/xml')) : next()
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
  // A change of an article is there for whoever asks next.
  'Cache-Control': 'public, no-cache',
})

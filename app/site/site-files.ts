import { Hono } from 'hono'
import { readImageAt } from '#app/blog/server/images.ts'
import {
  articleAddresses,
  articlesRevision,
  countAddresses,
  latestArticles,
} from '#app/blog/server/service.ts'
import { feedXml, sitemapIndexXml, sitemapXml } from '#app/blog/server/sitemap.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import type { Ports } from '#app/ports.ts'
import { BRAND } from '#app/shell/brand.ts'
import { HOME, LEGAL_PAGES, PAGES, SECTORS } from '#app/shell/places.ts'

/** Another content would have another address. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const TEN_MINUTES = 'public, max-age=600'
/** A map of so many places is quickly sent; longer ones are told by an index of maps. */
const PLACES_A_MAP = 1_000
const BLOG = '/blog'
const PLACES = [HOME, ...PAGES, ...SECTORS, ...LEGAL_PAGES]

type Bytes = Uint8Array<ArrayBuffer>
interface Maps {
  revision: number
  /** How many maps hold all the places. */
  count: number
  /** By their numbers, from 1; each is drawn when it is first asked for. */
  drawn: Map<number, Bytes>
}
const known = new WeakMap<Ports, Maps>()

/** The maps of ten thousand articles are drawn once for each change of them, not for each robot. */
async function mapsOf(ports: Ports): Promise<Maps> {
  const revision = await articlesRevision(ports)
  const last = known.get(ports)
  if (last?.revision === revision) return last

  const places = PLACES.length + (await countAddresses(ports))
  const maps = { revision, count: Math.ceil(places / PLACES_A_MAP), drawn: new Map() }
  known.set(ports, maps)
  return maps
}

/** One of the maps, or null when there are not so many. */
async function mapAt(ports: Ports, { count, drawn }: Maps, number: number): Promise<Bytes | null> {
  if (!(number >= 1 && number <= count)) return null
  const map = drawn.get(number) ?? (await drawMap(ports, (number - 1) * PLACES_A_MAP))
  drawn.set(number, map)
  return map
}

async function drawMap(ports: Ports, start: number): Promise<Bytes> {
  const ours = PLACES.slice(start, start + PLACES_A_MAP)
  const articles = await articleAddresses(ports, {
    limit: PLACES_A_MAP - ours.length,
    offset: Math.max(0, start - PLACES.length),
  })
  const changes = articles.map(({ updatedAt }) => updatedAt)
  const places = [
    ...ours.map(({ to }) => ({ path: to, lastChange: to === BLOG ? latest(changes) : undefined })),
    ...articles.map(({ slug, updatedAt }) => ({ path: `${BLOG}/${slug}`, lastChange: updatedAt })),
  ]
  return bytesOf(sitemapXml(ports.env.PUBLIC_URL, places))
}

/** Of a site with more places than one map should hold. */
function indexOf(ports: Ports, count: number): Bytes {
  const names = Array.from({ length: count }, (_, index) => `/sitemap/${index + 1}.xml`)
  return bytesOf(sitemapIndexXml(ports.env.PUBLIC_URL, names))
}

const latest = (instants: readonly string[]) => [...instants].sort().at(-1)

const bytesOf = (text: string): Bytes => new TextEncoder().encode(text)

/** What stands in the database and is no page: the map of the site, rules for robots, the feed, images. */
export const siteFiles = new Hono<AppEnv>()
  .get('/sitemap.xml', async (c) => {
    const { ports } = c.var
    const maps = await mapsOf(ports)
    const only = maps.count > 1 ? null : await mapAt(ports, maps, 1)
    return c.body(only ?? indexOf(ports, maps.count), 200, xml('application/xml'))
  })
  .get('/sitemap/:name{[0-9]+\\.xml}', async (c, next) => {
    const { ports } = c.var
    const number = Number.parseInt(c.req.param('name'), 10)
    const map = await mapAt(ports, await mapsOf(ports), number)
    return map ? c.body(map, 200, xml('application/xml')) : next()
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
  .get('/images/:name', async (c) => {
    const { type, bytes } = await readImageAt(c.var.ports, c.req.path)
    const headers = { 'Cache-Control': FOR_EVER, ETag: `"${c.req.param('name')}"` }
    if (c.req.header('If-None-Match')?.includes(headers.ETag)) return c.body(null, 304, headers)
    return c.body(new Uint8Array(bytes), 200, { 'Content-Type': type, ...headers })
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

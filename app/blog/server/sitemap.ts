import type { ArticleCard } from '../contract.ts'
import { element, XML } from './xml.ts'

interface Place {
  path: string
  /** An ISO instant; left out where nothing is dated. */
  lastChange?: string | undefined
}

/** The sitemap of a site: the addresses that search engines should know. */
export function sitemapXml(publicUrl: string, places: readonly Place[]): string {
  const urls = places.map(({ path, lastChange }) =>
    element('url', [
      element('loc', `${publicUrl}${path}`),
      ...(lastChange ? [element('lastmod', lastChange)] : []),
    ]),
  )
  return `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** The sitemap of a site with more places than one map should hold: where its maps are. */
export function sitemapIndexXml(publicUrl: string, maps: readonly string[]): string {
  const places = maps.map((path) => element('sitemap', [element('loc', `${publicUrl}${path}`)]))
  return `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places.join('\n')}\n</sitemapindex>\n`
}

interface Feed {
  publicUrl: string
  title: string
  description: string
  articles: readonly ArticleCard[]
}

/** The feed of a blog (RSS 2.0), newest first. */
export function feedXml({ publicUrl, title, description, articles }: Feed): string {
  const address = `${publicUrl}/rss.xml`
  const items = articles.map((article) => {
    const link = `${publicUrl}/blog/${article.slug}`
    return element('item', [
      element('title', article.title),
      element('link', link),
      element('guid', link),
      element('pubDate', new Date(article.createdAt).toUTCString()),
      element('category', article.category),
      element('description', article.excerpt),
    ])
  })
  const channel = element('channel', [
    element('title', title),
    element('link', `${publicUrl}/blog`),
    element('description', description),
    element('language', 'fr'),
    `<atom:link href="${address}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ])
  return `${XML}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n${channel}\n</rss>\n`
}

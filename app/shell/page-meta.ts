import type { MetaDescriptor } from 'react-router'
import { BRAND } from './brand.ts'

interface Page {
  /** Without the name of the product, which is added. */
  title: string
  description: string
  keywords?: string
  /** A page of an interview or of an account has nothing to say to search engines. */
  isIndexed?: boolean
  /** An address within the site, with what it asks; the path alone otherwise. */
  address?: string
  /** An address within the site, 1200 × 630; the social picture of the product otherwise. */
  picture?: string
  article?: { publishedAt: string; changedAt: string; section: string }
  structuredData?: Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json']
}

/** Search engines cut a title after about so many signs. */
const TITLE_MAX = 65

type Matches = readonly ({ id: string; pathname: string; loaderData?: unknown } | undefined)[]

/** Everything a page says of itself to browsers, search engines and social networks. */
export function pageMeta(matches: Matches, page: Page): MetaDescriptor[] {
  const root = matches[0]?.loaderData as { publicUrl: string } | undefined
  const path = page.address ?? matches.at(-1)?.pathname ?? '/'
  const at = (address: string) => `${root?.publicUrl ?? ''}${address}`
  const isIndexed = page.isIndexed ?? true
  const signed = `${page.title} · ${BRAND}`
  const title = signed.length > TITLE_MAX ? page.title : signed
  const social = { title, description: page.description, image: at(page.picture ?? '/social.png') }

  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.keywords ? [{ name: 'keywords', content: page.keywords }] : []),
    ...(isIndexed
      ? [
          { tagName: 'link', rel: 'canonical', href: at(path) },
          { tagName: 'link', rel: 'alternate', hrefLang: 'fr', href: at(path) },
          { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: at(path) },
        ]
      : [{ name: 'robots', content: 'noindex' }]),
    ...kindOf(page),
    { property: 'og:locale', content: 'fr_FR' },
    { property: 'og:site_name', content: BRAND },
    { property: 'og:url', content: at(path) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...Object.entries(social).flatMap(([name, content]) => [
      { property: `og:${name}`, content },
      { name: `twitter:${name}`, content },
    ]),
    ...(page.structuredData ? [{ 'script:ld+json': page.structuredData }] : []),
  ]
}

const kindOf = ({ article }: Page): MetaDescriptor[] =>
  article
    ? [
        { property: 'og:type', content: 'article' },
        { property: 'article:published_time', content: article.publishedAt },
        { property: 'article:modified_time', content: article.changedAt },
        { property: 'article:section', content: article.section },
      ]
    : [{ property: 'og:type', content: 'website' }]

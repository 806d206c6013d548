import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const at = (pathname: string) => [
  { id: 'root', pathname: '/', loaderData: { publicUrl: 'https://exemple.fr' } },
  { id: 'page', pathname },
]

test('a page names itself, its address and its picture from the public address', () => {
  const meta = pageMeta(at('/blog'), { title: 'Blog', description: 'Des articles.' })

  expect(meta).toContainEqual({ title: 'Blog · Vis-à-vis' })
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://exemple.fr/blog',
  })
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://exemple.fr/social.png',
  })
  expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
})

test('a page that is not for search engines says so and claims no address', () => {
  const meta = pageMeta(at('/simulator'), { title: 'X', description: 'Y', isIndexed: false })

  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(JSON.stringify(meta)).not.toContain('canonical')
})

test('an article is dated for social networks, and every page says its language and its picture', () => {
  const article = { publishedAt: '2026-11-01', changedAt: '2026-11-02', section: 'Guide' }

  const meta = pageMeta(at('/blog/le-cv'), { title: 'Le CV', description: 'Y', article })
  const page = pageMeta(at('/about'), { title: 'À Propos', description: 'Y' })

  expect(meta).toContainEqual({ property: 'og:type', content: 'article' })
  expect(meta).toContainEqual({ property: 'article:published_time', content: '2026-11-01' })
  expect(page).toContainEqual({ property: 'og:type', content: 'website' })
  expect(page).toContainEqual({ property: 'og:image:width', content: '1200' })
  expect(page).toContainEqual({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: 'x-default',
    href: 'https://exemple.fr/about',
  })
})

test('a page of a list has an address of its own', () => {
  const meta = pageMeta(at('/blog'), { title: 'Blog', description: 'Y', address: '/blog?page=2' })

  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://exemple.fr/blog?page=2',
  })
})

test('a title that search engines would cut is given without the name of the product', () => {
  const title = "Entretien en finance et comptabilité : dix questions et ce qu'elles cherchent"

  const meta = pageMeta(at('/blog/x'), { title, description: 'Y' })

  expect(meta).toContainEqual({ title })
})

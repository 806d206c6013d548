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

import type { ArticleForm } from '#app/blog/contract.ts'
import { createArticle } from '#app/blog/server/writing.ts'
import { slugFrom } from '#app/blog/slug.ts'
import type { TestPorts } from './test-ports.ts'

/** A published article that says nothing in particular, but for what a test mentions. */
export function anArticle(
  ports: TestPorts,
  { createdAt, ...form }: Partial<ArticleForm> & { createdAt?: string } = {},
) {
  if (createdAt) ports.clock.set(createdAt)
  const title = form.title ?? 'Préparer un entretien'
  return createArticle(ports, {
    title,
    slug: slugFrom(title),
    excerpt: 'Ce que cet article apporte.',
    content: '<p>Un paragraphe.</p>',
    category: 'Guide',
    author: 'La rédaction',
    featured: false,
    published: true,
    readTime: 5,
    ...form,
  })
}

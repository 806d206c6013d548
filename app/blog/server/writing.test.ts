import { expect, test } from 'vitest'
import { anArticle } from '#testing/an-article.ts'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'
import { ArticleForm } from '../contract.ts'
import { readArticle } from './service.ts'
import { publishArticle, removeArticle, updateArticle } from './writing.ts'

const FORM = ArticleForm.parse({
  title: 'Le préavis',
  slug: 'le-preavis',
  excerpt: 'Combien de temps ?',
  content: '<p>Un mois.</p><script>alert(1)</script>',
  category: 'Ressources Humaines',
  author: 'La rédaction',
  featured: true,
  published: true,
  readTime: 4,
})

test.each(DATABASES)(
  'an article is kept clean, changed, hidden and deleted, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const { id, createdAt } = await anArticle(ports, { title: 'Avant' })
    ports.clock.set('2026-12-01T09:00:00.000Z')

    const updated = await updateArticle(ports, id, FORM)
    const read = await readArticle(ports, 'le-preavis')
    const hidden = await publishArticle(ports, id, false)
    await removeArticle(ports, id)

    expect(read).toMatchObject({ content: '<p>Un mois.</p>', featured: true, createdAt })
    expect(updated.updatedAt).toBe('2026-12-01T09:00:00.000Z')
    expect(hidden.published).toBe(false)
    await expect(removeArticle(ports, id)).rejects.toMatchObject({ kind: 'not-found' })
  },
)

test.each(DATABASES)('two articles cannot share an address, on %s', async (database) => {
  await using ports = await createTestPorts({ database })
  await anArticle(ports, { title: 'Le préavis' })
  const other = await anArticle(ports, { title: 'Autre' })

  const again = anArticle(ports, { title: 'Le préavis' })
  const moved = updateArticle(ports, other.id, FORM)

  await expect(again).rejects.toMatchObject({ kind: 'conflict' })
  await expect(moved).rejects.toMatchObject({
    kind: 'conflict',
    message: "Ce slug est déjà celui d'un autre article. Choisissez-en un autre.",
  })
})

test('an article of which cleaning leaves nothing is refused', async () => {
  await using ports = await createTestPorts()

  const article = anArticle(ports, { content: '<script>alert(1)</script>' })

  await expect(article).rejects.toMatchObject({
    kind: 'invalid',
    fields: { content: 'Le contenu est requis' },
  })
})

test('each field of the form says in French what it misses', () => {
  const blank = { title: ' ', slug: '?', excerpt: '', content: '', category: '', author: '' }

  const parsed = ArticleForm.safeParse({ ...blank, featured: false, published: false, readTime: 0 })

  expect(parsed.error?.issues.map(({ message }) => message)).toEqual([
    'Le titre est requis',
    'Le slug est requis',
    "L'extrait est requis",
    'Le contenu est requis',
    'La catégorie est requise',
    "L'auteur est requis",
    'Le temps de lecture doit être supérieur à 0',
  ])
})

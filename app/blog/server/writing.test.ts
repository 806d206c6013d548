import { expect, test } from 'vitest'
import { anArticle } from '#testing/an-article.ts'
import { createTestPorts, DATABASES } from '#testing/test-ports.ts'
import { ArticleForm } from '../contract.ts'
import { readArticle } from './service.ts'
import {
  previewOf,
  publishArticle,
  readForAuthor,
  removeArticle,
  updateArticle,
} from './writing.ts'

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
    expect(updated.after.updatedAt).toBe('2026-12-01T09:00:00.000Z')
    expect(hidden.after.published).toBe(false)
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

test.each(DATABASES)(
  'who changes an article that changed meanwhile is told, and nothing is replaced, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const { id, version } = await anArticle(ports, { title: 'Le préavis' })
    const changes = ['La première', 'La seconde'].map((title) =>
      updateArticle(ports, id, { ...FORM, title, version }),
    )

    const [first, second] = await Promise.allSettled(changes)
    const kept = await readForAuthor(ports, id)
    const without = await updateArticle(ports, id, FORM)

    const refused = first?.status === 'rejected' ? first : second
    expect(refused).toMatchObject({ status: 'rejected', reason: { kind: 'conflict' } })
    expect(kept.version).toBe(2)
    expect(without.after.version).toBe(3)
  },
)

test.each(DATABASES)(
  'two who take the same address at once: one is told, on %s',
  async (database) => {
    await using ports = await createTestPorts({ database })
    const one = await anArticle(ports, { title: 'Un' })
    const two = await anArticle(ports, { title: 'Deux' })

    const changes = await Promise.allSettled([
      updateArticle(ports, one.id, FORM),
      updateArticle(ports, two.id, FORM),
    ])

    const refusals = changes.filter(({ status }) => status === 'rejected')
    expect(refusals).toMatchObject([{ reason: { kind: 'conflict' } }])
  },
)

test('an article shown again to everyone is no new version', async () => {
  await using ports = await createTestPorts()
  const { id } = await anArticle(ports, { published: true })

  await publishArticle(ports, id, true)
  const hidden = await publishArticle(ports, id, false)

  expect(hidden).toMatchObject({ before: { version: 1 }, after: { version: 2, published: false } })
})

test('a preview is what readers would see, and says what they would not', () => {
  const html =
    '<h1>Titre</h1><p onclick="x()">Un <a href="javascript:x()">lien</a> et <a href="/blog">un autre</a></p><!-- à faire --><script>x()</script><form action="/"></form>'

  const preview = previewOf(html)

  expect(preview.content).toBe(
    '<h2>Titre</h2><p>Un <a rel="noopener nofollow">lien</a> et <a href="/blog">un autre</a></p>',
  )
  expect(preview.removed).toEqual([
    '<h1>, devenu <h2>',
    'onclick sur <p>',
    'href sur <a>',
    '<script>',
    '<form>',
    'les commentaires',
  ])
})

test('a preview of what is clean has nothing to say', () => {
  expect(previewOf('<h2>Un</h2><p>5 &lt; 6 <em>ou</em> 7</p>').removed).toEqual([])
})

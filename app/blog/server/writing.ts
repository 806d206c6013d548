import { randomUUID } from 'node:crypto'
import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import type { ArticleForm } from '../contract.ts'
import { fold } from '../fold.ts'
import { ARTICLE_NOT_FOUND, CONTENT_REQUIRED, SLUG_TAKEN } from '../messages.ts'
import { cleanHtml, textOf } from './clean-html.ts'
import {
  deleteArticle,
  findArticle,
  insertArticle,
  isSlugOfAnother,
  markPublished,
  replaceArticle,
  type StoredArticle,
} from './storage.ts'

type World = Pick<Ports, 'db' | 'clock'>

/** Keeps a new article, its HTML cleaned; throws `conflict` when its slug is taken. */
export async function createArticle({ db, clock }: World, form: ArticleForm) {
  const now = clock.now().toISOString()
  const article = { id: randomUUID(), createdAt: now, updatedAt: now, ...written(form) }
  if (!(await insertArticle(db, article))) throw slugTaken()
  return shownToAuthor(article)
}

/** Replaces what an article says; throws `not-found`, or `conflict` when the slug is another's. */
export function updateArticle({ db, clock }: World, id: string, form: ArticleForm) {
  return db.transaction().execute(async (tx) => {
    const found = await findArticle(tx, { id })
    if (!found) throw new Problem('not-found', ARTICLE_NOT_FOUND)
    if (await isSlugOfAnother(tx, form.slug, id)) throw slugTaken()
    const article = { ...found, ...written(form), updatedAt: clock.now().toISOString() }
    await replaceArticle(tx, article)
    return shownToAuthor(article)
  })
}

/** Shows an article to everyone, or hides it again; throws `not-found`. */
export async function publishArticle({ db, clock }: World, id: string, published: boolean) {
  await markPublished(db, id, { published, updatedAt: clock.now().toISOString() })
  return readForAuthor({ db }, id)
}

/** Deletes an article for good; throws `not-found`. */
export async function removeArticle({ db }: Pick<Ports, 'db'>, id: string): Promise<void> {
  if (!(await deleteArticle(db, id))) throw new Problem('not-found', ARTICLE_NOT_FOUND)
}

/** An article as its author sees it, draft or not; throws `not-found`. */
export async function readForAuthor({ db }: Pick<Ports, 'db'>, id: string) {
  const found = await findArticle(db, { id })
  if (!found) throw new Problem('not-found', ARTICLE_NOT_FOUND)
  return shownToAuthor(found)
}

/** What a form becomes in the database; throws `invalid` when cleaning leaves nothing to read. */
export function written(form: ArticleForm) {
  const content = cleanHtml(form.content)
  if (content === '') {
    throw new Problem('invalid', CONTENT_REQUIRED, { fields: { content: CONTENT_REQUIRED } })
  }
  return { ...form, content, searchText: searchTextOf({ ...form, content }) }
}

/** An article is found by its title, its summary, its author, its category and its headings. */
function searchTextOf({ title, excerpt, category, author, content }: ArticleForm): string {
  const headings = content.match(/<h[234]>.*?<\/h[234]>/gs) ?? []
  const text = [title, excerpt, category, author, textOf(headings.join(' '))].join(' ')
  return fold(text).slice(0, 2000)
}

const slugTaken = () => new Problem('conflict', SLUG_TAKEN, { fields: { slug: SLUG_TAKEN } })

const shownToAuthor = ({ searchText: _, ...article }: StoredArticle) => ({
  ...article,
  content: cleanHtml(article.content),
})

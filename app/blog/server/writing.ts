import { randomUUID } from 'node:crypto'
import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import type { ArticleForm } from '../contract.ts'
import { ARTICLE_NOT_FOUND, CONTENT_REQUIRED, SLUG_TAKEN } from '../messages.ts'
import { wordsOf } from '../words.ts'
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

const WORDS_MAX = 400

type World = Pick<Ports, 'db' | 'clock'>

/** Keeps a new article, its HTML cleaned; throws `conflict` when its slug is taken. */
export async function createArticle({ db, clock }: World, form: ArticleForm) {
  const now = clock.now().toISOString()
  const article = { id: randomUUID(), createdAt: now, updatedAt: now, ...cleaned(form) }
  const isKept = await db
    .transaction()
    .execute((tx) => insertArticle(tx, article, searchWords(article)))
  if (!isKept) throw slugTaken()
  return shownToAuthor(article)
}

/** Replaces what an article says; throws `not-found`, or `conflict` when the slug is another's. */
export function updateArticle({ db, clock }: World, id: string, form: ArticleForm) {
  return db.transaction().execute(async (tx) => {
    const found = await findArticle(tx, { id })
    if (!found) throw new Problem('not-found', ARTICLE_NOT_FOUND)
    if (await isSlugOfAnother(tx, form.slug, id)) throw slugTaken()
    const article = { ...found, ...cleaned(form), updatedAt: clock.now().toISOString() }
    await replaceArticle(tx, article, searchWords(article))
    return shownToAuthor(article)
  })
}

/** Shows an article to everyone, or hides it again; throws `not-found`. */
export async function publishArticle({ db, clock }: World, id: string, published: boolean) {
  const updatedAt = clock.now().toISOString()
  await db.transaction().execute((tx) => markPublished(tx, id, { published, updatedAt }))
  return readForAuthor({ db }, id)
}

/** Deletes an article for good; throws `not-found`. */
export async function removeArticle({ db }: Pick<Ports, 'db'>, id: string): Promise<void> {
  const isDeleted = await db.transaction().execute((tx) => deleteArticle(tx, id))
  if (!isDeleted) throw new Problem('not-found', ARTICLE_NOT_FOUND)
}

/** An article as its author sees it, draft or not; throws `not-found`. */
export async function readForAuthor({ db }: Pick<Ports, 'db'>, id: string) {
  const found = await findArticle(db, { id })
  if (!found) throw new Problem('not-found', ARTICLE_NOT_FOUND)
  return shownToAuthor(found)
}

/** The form with its HTML cleaned; throws `invalid` when that leaves nothing to read. */
function cleaned(form: ArticleForm) {
  const content = cleanHtml(form.content)
  if (content === '') {
    throw new Problem('invalid', CONTENT_REQUIRED, { fields: { content: CONTENT_REQUIRED } })
  }
  return { ...form, content }
}

/** An article is found by its title, its summary, its author, its category and its headings. */
export function searchWords(article: Omit<StoredArticle, 'id'>): string[] {
  const { title, excerpt, category, author, content } = article
  const headings = content.match(/<h[234]>.*?<\/h[234]>/gs) ?? []
  const text = [title, excerpt, category, author, textOf(headings.join(' '))].join(' ')
  return wordsOf(text).slice(0, WORDS_MAX)
}

const slugTaken = () => new Problem('conflict', SLUG_TAKEN, { fields: { slug: SLUG_TAKEN } })

const shownToAuthor = (article: StoredArticle) => ({
  ...article,
  content: cleanHtml(article.content),
})

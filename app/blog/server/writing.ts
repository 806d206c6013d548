import { randomUUID } from 'node:crypto'
import type { Db } from '#app/platform/database/database.ts'
import { Problem } from '#app/platform/problem.ts'
import { readable } from '#app/platform/text.ts'
import type { Ports } from '#app/ports.ts'
import type { ArticleForm, ArticleUpdate } from '../contract.ts'
import {
  ARTICLE_NOT_FOUND,
  CHANGED_MEANWHILE,
  CONTENT_REQUIRED,
  NESTED_TOO_DEEP,
  SLUG_TAKEN,
} from '../messages.ts'
import { wordsOf } from '../words.ts'
import { cleanHtml, textOf } from './clean-html.ts'
import { replaceUses } from './image-storage.ts'
import { forgetUnusedImages, imagesIn } from './images.ts'
import { isTooDeep } from './nesting.ts'
import { removedFrom } from './removed.ts'
import {
  countArticles,
  countChange,
  deleteArticle,
  findArticle,
  insertArticle,
  isSlugOfAnother,
  listCards,
  markPublished,
  replaceArticle,
  type StoredArticle,
} from './storage.ts'

export { keepImage } from './images.ts'

const WORDS_MAX = 400

/** The database may be a transaction, so that what belongs to a change is kept with it. */
type World = Pick<Ports, 'db' | 'clock'>

interface CardsQuery {
  words: readonly string[]
  category: string | null
  published: boolean | null
}

/** One page of the articles, drafts too, newest first. */
export async function listForAuthor(
  { db }: Pick<Ports, 'db'>,
  query: CardsQuery,
  place: { limit: number; offset: number },
) {
  const [articles, total] = await Promise.all([
    listCards(db, query, place),
    countArticles(db, query),
  ])
  return { articles, total }
}

/** Keeps a new article, its HTML cleaned; throws `conflict` when its slug is taken, `invalid` as `cleaned`. */
export function createArticle(world: World, form: ArticleForm) {
  const now = world.clock.now().toISOString()
  return together(world.db, async (tx) => {
    await countChange(tx)
    const { said, images } = await cleaned(tx, form)
    const article = { id: randomUUID(), createdAt: now, updatedAt: now, ...said }
    if (!(await insertArticle(tx, article, searchWords(article)))) throw slugTaken()
    await noteImages(world, tx, { articleId: article.id, images })
    return { ...article, version: 1 }
  })
}

/**
 * Replaces what an article says, and tells how it was before; throws `not-found`, or `conflict`
 * when the slug is another's or when the article is no longer the version that was changed.
 */
export function updateArticle(world: World, id: string, { version, ...form }: ArticleUpdate) {
  return together(world.db, async (tx) => {
    await countChange(tx)
    const { said, images } = await cleaned(tx, form)
    const before = await readForAuthor({ db: tx }, id)
    if (version !== undefined && version !== before.version) {
      throw new Problem('conflict', CHANGED_MEANWHILE)
    }
    if (await isSlugOfAnother(tx, form.slug, before.id)) throw slugTaken()
    const updatedAt = world.clock.now().toISOString()
    const after = { ...before, ...said, updatedAt, version: before.version + 1 }
    await replaceArticle(tx, after, searchWords(after))
    await noteImages(world, tx, { articleId: after.id, images })
    return { before, after }
  })
}

/** Shows an article to everyone, or hides it again; tells how it was before; throws `not-found`. */
export function publishArticle({ db, clock }: World, id: string, published: boolean) {
  return together(db, async (tx) => {
    await countChange(tx)
    const before = await readForAuthor({ db: tx }, id)
    if (before.published === published) return { before, after: before }
    const updatedAt = clock.now().toISOString()
    const after = { ...before, published, updatedAt, version: before.version + 1 }
    await markPublished(tx, after, searchWords(after))
    return { before, after }
  })
}

/** Deletes an article for good and tells what it was; throws `not-found`. */
export function removeArticle({ db }: Pick<Ports, 'db'>, id: string) {
  return together(db, async (tx) => {
    await countChange(tx)
    const before = await readForAuthor({ db: tx }, id)
    await deleteArticle(tx, before.id)
    return before
  })
}

/** An article as its author sees it, draft or not; throws `not-found`. */
export async function readForAuthor({ db }: Pick<Ports, 'db'>, id: string): Promise<StoredArticle> {
  const found = await findArticle(db, { id: readable(id) })
  if (!found) throw new Problem('not-found', ARTICLE_NOT_FOUND)
  return { ...found, content: cleanHtml(found.content) }
}

/** HTML as readers would see it, and what of it they would not; throws `invalid` when it nests too deep. */
export const previewOf = (html: string) => {
  if (isTooDeep(html)) throw badContent(NESTED_TOO_DEEP)
  const content = cleanHtml(readable(html))
  return { content, removed: removedFrom(html, content) }
}

/**
 * The form with its HTML cleaned, and which images it shows; throws `invalid` when it nests too deep,
 * shows images that are not kept here, or leaves nothing to read.
 */
async function cleaned(db: Db, form: ArticleForm) {
  if (isTooDeep(form.content)) throw badContent(NESTED_TOO_DEEP)
  const { ids: images, sizeOf } = await imagesIn(db, form.content)
  const content = cleanHtml(form.content, sizeOf)
  if (content === '') throw badContent(CONTENT_REQUIRED)
  return { said: { ...form, content }, images }
}

async function noteImages(
  world: World,
  tx: Db,
  { articleId, images }: { articleId: string; images: readonly string[] },
) {
  await replaceUses(tx, articleId, images)
  await forgetUnusedImages(tx, world)
}

const badContent = (message: string) =>
  new Problem('invalid', message, { fields: { content: message } })

/** An article is found by its title, its summary, its author, its category and its headings. */
export function searchWords(
  article: Pick<ArticleForm, 'title' | 'excerpt' | 'author' | 'content'> & { category: string },
): string[] {
  const { title, excerpt, category, author, content } = article
  const text = [title, excerpt, category, author, textOf(headingsOf(content))].join(' ')
  return wordsOf(text).slice(0, WORDS_MAX)
}

/** Of HTML that was cleaned: each heading ends where it first can. */
const headingsOf = (html: string): string =>
  html
    .split(/<h[234]>/)
    .slice(1)
    .map((text) => text.split(/<\/h[234]>/, 1)[0])
    .join(' ')

const together = <Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)

const slugTaken = () => new Problem('conflict', SLUG_TAKEN, { fields: { slug: SLUG_TAKEN } })

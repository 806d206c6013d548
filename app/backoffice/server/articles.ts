import type { Account } from '#app/accounts/server/service.ts'
import type { ArticleForm, ArticleUpdate } from '#app/blog/contract.ts'
import { filterOf } from '#app/blog/server/service.ts'
import * as writing from '#app/blog/server/writing.ts'
import type { Db } from '#app/platform/database/database.ts'
import type { Ports } from '#app/ports.ts'
import type { Values } from '#app/trace/contract.ts'
import { recordChange } from '#app/trace/server/service.ts'
import {
  ARTICLES_PER_ADMIN_PAGE,
  type EditedArticle,
  type ListedArticles,
  type ListedArticlesQuery,
} from '../article-contract.ts'

type World = Pick<Ports, 'db' | 'clock'>
type Author = Pick<Account, 'id'>

/** One page of all articles, drafts too, newest first. */
export async function listArticles(
  { db }: Pick<Ports, 'db'>,
  { page, published, ...filters }: ListedArticlesQuery,
): Promise<ListedArticles> {
  const { articles, total } = await writing.listForAuthor(
    { db },
    { ...filterOf(filters), published },
    { limit: ARTICLES_PER_ADMIN_PAGE, offset: (page - 1) * ARTICLES_PER_ADMIN_PAGE },
  )
  return { articles: articles.map(({ featured: _, readTime: __, ...listed }) => listed), total }
}

/** An article to change; throws `not-found`. */
export const readArticle = ({ db }: Pick<Ports, 'db'>, id: string): Promise<EditedArticle> =>
  writing.readForAuthor({ db }, id)

/** Keeps a new article and who made it; throws `conflict` when its slug is taken. */
export function createArticle(world: World, author: Author, form: ArticleForm) {
  return traced(world, author, async (tx) => {
    const article = await writing.createArticle({ ...world, db: tx }, form)
    return { article, act: 'article-created', after: valuesOf(article) }
  })
}

/** Changes an article and keeps who did; throws `not-found`, or `conflict` for an old version or a taken slug. */
export function updateArticle(
  world: World,
  author: Author,
  { id, ...form }: ArticleUpdate & { id: string },
) {
  return traced(world, author, async (tx) => {
    const { before, after } = await writing.updateArticle({ ...world, db: tx }, id, form)
    return { article: after, act: 'article-changed', ...difference(before, after) }
  })
}

/** Shows an article to everyone or hides it, and keeps who did; throws `not-found`. */
export function publishArticle(
  world: World,
  author: Author,
  { id, published }: { id: string; published: boolean },
) {
  return traced(world, author, async (tx) => {
    const { before, after } = await writing.publishArticle({ ...world, db: tx }, id, published)
    const act = published ? 'article-published' : 'article-hidden'
    return { article: after, act, ...difference(before, after) }
  })
}

/** Deletes an article for good and keeps who did; throws `not-found`. */
export async function deleteArticle(world: World, author: Author, id: string): Promise<void> {
  await traced(world, author, async (tx) => {
    const article = await writing.removeArticle({ db: tx }, id)
    return { article, act: 'article-deleted', before: valuesOf(article) }
  })
}

/** Keeps an image, sent in base64, for articles to show; throws `invalid` for what is none, or is too large. */
export const keepImage = (world: World, content: string) =>
  writing.keepImage(world, Buffer.from(content, 'base64'))

/** What readers would see of HTML, and what of it they would not. */
export const previewArticle = writing.previewOf

interface Traced {
  article: EditedArticle
  act: Parameters<typeof recordChange>[2]['act']
  before?: Values
  after?: Values
}

/** A change and its trace are kept together or not at all; what changed nothing leaves none. */
function traced(world: World, author: Author, change: (tx: Db) => Promise<Traced>) {
  return world.db.transaction().execute(async (tx) => {
    const { article, act, before = {}, after = {} } = await change(tx)
    if (Object.keys({ ...before, ...after }).length > 0) {
      await recordChange(world, tx, {
        actorId: author.id,
        act,
        subjectId: article.id,
        ...{ before, after },
      })
    }
    return article
  })
}

/** The fields of an article; of its text, which may be long, only how long it is. */
function valuesOf(article: EditedArticle): Values {
  const { title, slug, excerpt, content, category, author, featured, published, readTime } = article
  const text = `${content.length} signes`
  return { title, slug, excerpt, content: text, category, author, featured, published, readTime }
}

function difference(before: EditedArticle, after: EditedArticle) {
  const [was, is] = [valuesOf(before), valuesOf(after)]
  const changed = Object.keys(was).filter((field) =>
    field === 'content' ? before.content !== after.content : was[field] !== is[field],
  )
  const only = (values: Values): Values =>
    Object.fromEntries(changed.map((field) => [field, values[field] ?? null]))
  return { before: only(was), after: only(is) }
}

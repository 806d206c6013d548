import { z } from 'zod'
import { readable, shortened } from '#app/platform/text.ts'
import {
  AUTHOR_REQUIRED,
  CATEGORY_REQUIRED,
  CONTENT_REQUIRED,
  EXCERPT_REQUIRED,
  READ_TIME_TOO_LONG,
  READ_TIME_TOO_SHORT,
  SLUG_REQUIRED,
  TITLE_REQUIRED,
  TOO_LONG,
} from './messages.ts'
import {
  ALL_CATEGORIES,
  ARTICLES_PER_PAGE,
  CATEGORIES,
  ARTICLE_TEXT_MAX as MAX,
  READ_TIME_MAX,
  SEARCH_MAX,
} from './rules.ts'
import { slugFrom } from './slug.ts'

const LIMIT_MAX = 50
const PAGE_MAX = 100_000

export const ArticleCard = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.string(),
  author: z.string(),
  featured: z.boolean(),
  /** Minutes. */
  readTime: z.int(),
  createdAt: z.string(),
})
export type ArticleCard = z.infer<typeof ArticleCard>

export const Article = ArticleCard.extend({
  /** HTML, cleaned. */
  content: z.string(),
  updatedAt: z.string(),
})
export type Article = z.infer<typeof Article>

export const ArticlePage = z.object({ articles: z.array(ArticleCard), total: z.int() })
export type ArticlePage = z.infer<typeof ArticlePage>

const atLeastOne = z.coerce.number().int().min(1)

/** Which articles are wanted; a value that makes no sense counts as not given. */
export const ArticleQuery = z.object({
  page: atLeastOne.catch(1).transform((page) => Math.min(page, PAGE_MAX)),
  limit: atLeastOne.catch(ARTICLES_PER_PAGE).transform((limit) => Math.min(limit, LIMIT_MAX)),
  search: shortened(SEARCH_MAX).catch(''),
  category: shortened(SEARCH_MAX)
    .catch('')
    .transform((category) => category || ALL_CATEGORIES),
})
export type ArticleQuery = z.infer<typeof ArticleQuery>

const required = (message: string, max: number) =>
  z
    .string({ error: message })
    .overwrite(readable)
    .trim()
    .min(1, message)
    .max(max, TOO_LONG)
    .describe('Gardé sans ce qui ne se voit pas au début et à la fin, ni caractère NUL.')

/** What an administrator writes; a slug is brought to the form of an address. */
export const ArticleForm = z.object({
  title: required(TITLE_REQUIRED, MAX.title),
  slug: required(SLUG_REQUIRED, MAX.slug).overwrite(slugFrom).min(1, SLUG_REQUIRED),
  excerpt: required(EXCERPT_REQUIRED, MAX.excerpt),
  content: required(CONTENT_REQUIRED, MAX.content),
  category: z.enum(CATEGORIES, { error: CATEGORY_REQUIRED }),
  author: required(AUTHOR_REQUIRED, MAX.author),
  featured: z.boolean(),
  published: z.boolean(),
  readTime: z
    .number({ error: READ_TIME_TOO_SHORT })
    .min(1, READ_TIME_TOO_SHORT)
    .max(READ_TIME_MAX, READ_TIME_TOO_LONG)
    .overwrite(Math.round),
})
export type ArticleForm = z.infer<typeof ArticleForm>

/** A change of an article says which version it was made from; without one, whatever is kept is replaced. */
export type ArticleUpdate = ArticleForm & { version?: number | undefined }

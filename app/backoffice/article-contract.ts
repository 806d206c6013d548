import { z } from 'zod'
import { Article, ArticleForm, ArticleQuery } from '#app/blog/contract.ts'
import { IMAGE_BYTES_MAX } from '#app/blog/image-rules.ts'
import { IMAGE_TOO_LARGE, NOT_AN_IMAGE, TOO_LONG } from '#app/blog/messages.ts'
import { ARTICLE_TEXT_MAX } from '#app/blog/rules.ts'

export const ARTICLES_PER_ADMIN_PAGE = 10

/** An article in the list, draft or not. */
export const ListedArticle = Article.pick({
  id: true,
  slug: true,
  title: true,
  excerpt: true,
  category: true,
  author: true,
  createdAt: true,
}).extend({ published: z.boolean() })
export type ListedArticle = z.infer<typeof ListedArticle>

/** `GET /api/admin/blog/articles` */
export const ListedArticles = z.object({ articles: z.array(ListedArticle), total: z.int() })
export type ListedArticles = z.infer<typeof ListedArticles>

/** Which articles are wanted; a value that makes no sense counts as not given. */
export const ListedArticlesQuery = ArticleQuery.omit({ limit: true }).extend({
  published: z
    .enum(['true', 'false'])
    .transform((published) => published === 'true')
    .nullable()
    .catch(null),
})
export type ListedArticlesQuery = z.infer<typeof ListedArticlesQuery>

/** An article as its authors change it. */
export const EditedArticle = Article.extend({
  published: z.boolean(),
  /** Grows with each change; sent back with the next one, which is refused when it is an old one. */
  version: z.int(),
})
export type EditedArticle = z.infer<typeof EditedArticle>

/** A body may hold a hundred thousand of them. */
const NAMED_MAX = 5

const unknownKeys: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'unrecognized_keys'
    ? `Champ inconnu : ${issue.keys
        .slice(0, NAMED_MAX)
        .map((key) => `« ${key.slice(0, 40)} »`)
        .join(', ')}.`
    : undefined

/** `POST /api/admin/blog/articles` */
export const CreateArticle = z.strictObject(ArticleForm.shape, { error: unknownKeys })

/** `PUT /api/admin/blog/articles/{id}`: the nine fields, and which version they were made from. */
export const UpdateArticle = z.strictObject(
  { ...ArticleForm.shape, version: z.int().min(1).optional() },
  { error: unknownKeys },
)
export type UpdateArticle = z.infer<typeof UpdateArticle>

/** `PATCH /api/admin/blog/articles/{id}/publish` */
export const PublishArticle = z.strictObject({ published: z.boolean() }, { error: unknownKeys })

/** `POST /api/admin/blog/preview` */
export const PreviewArticle = z.strictObject(
  { content: z.string().max(ARTICLE_TEXT_MAX.content, TOO_LONG) },
  { error: unknownKeys },
)
export const ArticlePreview = z.object({
  /** HTML, cleaned. */
  content: z.string(),
  /** What cleaning took out, in French. */
  removed: z.array(z.string()),
})
export type ArticlePreview = z.infer<typeof ArticlePreview>

const BASE64_MAX = Math.ceil(IMAGE_BYTES_MAX / 3) * 4

/** `POST /api/admin/blog/images` */
export const KeepImage = z.strictObject(
  {
    content: z
      .string()
      .min(1, NOT_AN_IMAGE)
      .max(BASE64_MAX, IMAGE_TOO_LARGE)
      .describe('Les octets du fichier (PNG, JPEG, WebP ou AVIF), en base64.'),
  },
  { error: unknownKeys },
)
/** Where an image is served, and how large it is, in pixels. */
export const KeptImage = z.object({ address: z.string(), width: z.int(), height: z.int() })
export type KeptImage = z.infer<typeof KeptImage>

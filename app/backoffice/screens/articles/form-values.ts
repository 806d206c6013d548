import { minutesToRead, READ_TIME_MAX } from '#app/blog/rules.ts'
import type { EditedArticle } from '../../article-contract.ts'

/** What the form holds while it is written; the contract decides whether it may be kept. */
export interface FormValues {
  title: string
  slug: string
  excerpt: string
  content: string
  category: string
  author: string
  featured: boolean
  published: boolean
  readTime: number
}

export const FIELDS = {
  title: 'Titre',
  slug: 'Slug (URL)',
  excerpt: 'Extrait',
  content: 'Contenu (HTML)',
  category: 'Catégorie',
  author: 'Auteur',
  readTime: 'Temps de lecture (minutes)',
  featured: 'Article vedette',
  published: 'Publié',
} as const satisfies Record<keyof FormValues, string>

export const FIELD_NAMES = Object.keys(FIELDS) as (keyof FormValues)[]

export const NEW_ARTICLE: FormValues = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  category: '',
  author: '',
  featured: false,
  published: false,
  readTime: 5,
}

export const valuesOf = (article: EditedArticle | FormValues): FormValues => ({
  title: article.title,
  slug: article.slug,
  excerpt: article.excerpt,
  content: article.content,
  category: article.category,
  author: article.author,
  featured: article.featured,
  published: article.published,
  readTime: article.readTime,
})

export const differingFields = (one: FormValues, other: FormValues) =>
  FIELD_NAMES.filter((name) => one[name] !== other[name])

/** What one person wrote, and what another changed meanwhile in the fields that the first left alone. */
export function mergedValues(base: FormValues, mine: FormValues, theirs: FormValues): FormValues {
  const touched = differingFields(base, mine).map((name) => [name, mine[name]])
  return { ...theirs, ...Object.fromEntries(touched) }
}

/** What is no number counts as one minute. */
export function minutesOf(text: unknown): number {
  const minutes = Number.parseInt(String(text), 10)
  return Number.isNaN(minutes) ? 1 : Math.min(minutes, READ_TIME_MAX + 1)
}

/** What the reading time of a text is likely to be, its tags left out. */
export const likelyMinutes = (html: string): number =>
  minutesToRead(
    html
      .replace(/<[^<>]*>/g, ' ')
      .split(/\s+/)
      .filter(Boolean).length,
  )

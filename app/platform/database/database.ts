import type { Kysely } from 'kysely'

/** Every table of the product; times are ISO texts in UTC. */
export interface Tables {
  simulation: SimulationRow
  article: ArticleRow
  seeding: { name: string; doneAt: string }
}

/** One run whose questions were asked; nothing that was typed is kept. */
interface SimulationRow {
  id: string
  accountId: string | null
  questionCount: number
  source: string
  createdAt: string
}

interface ArticleRow {
  id: string
  slug: string
  title: string
  excerpt: string
  category: string
  author: string
  featured: number
  published: number
  readTime: number
  createdAt: string
  updatedAt: string
  /** The folded words it is found by. */
  searchText: string
  content: string
}

/** The database or a transaction of it, so that verbs compose. */
export type Db = Kysely<Tables>

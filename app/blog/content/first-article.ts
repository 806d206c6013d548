import type { ArticleForm } from '../contract.ts'

/** An article that the product brings along; its address and reading time follow from its words. */
export type FirstArticle = Pick<ArticleForm, 'title' | 'category' | 'excerpt' | 'content'> & {
  featured?: boolean
  /** How long before the first start it is dated. */
  daysBefore: number
}

import { ALL_CATEGORIES } from '../rules.ts'

/** What a visitor of the list asks for; it lives in the address. */
export interface ArticleFilters {
  search: string
  category: string
  page: number
}

/** The address of a list, without what goes without saying. */
export function addressOf({ search, category, page }: ArticleFilters): string {
  const query = new URLSearchParams({
    ...(search && { q: search }),
    ...(category !== ALL_CATEGORIES && { categorie: category }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `/blog?${query}` : '/blog'
}

import { useNavigate } from 'react-router'
import { ALL_CATEGORIES } from '#app/blog/rules.ts'
import { useQueryOfAddress } from '#app/ui/query-of-address.ts'
import type { ArticleSearch } from '../../article-queries.ts'
import { newestAddress } from '../newest-address.ts'

export const ALL = ALL_CATEGORIES

/** What the list shows lives in the address; whatever else than the page changes begins at page 1. */
export function useArticleSearch() {
  const address = useQueryOfAddress()
  const navigate = useNavigate()
  const setFilters = (change: Partial<ArticleSearch>, { replace = false } = {}) =>
    void navigate(`?${addressOf({ ...searchIn(newestAddress()), page: 1, ...change })}`, {
      replace,
      preventScrollReset: true,
    })
  return [searchIn(address), setFilters] as const
}

export type SetFilters = ReturnType<typeof useArticleSearch>[1]

const searchIn = (address: URLSearchParams): ArticleSearch => ({
  search: address.get('q') ?? '',
  category: address.get('categorie') || ALL,
  published: PUBLISHED[address.get('statut') ?? ''] ?? ALL,
  page: pageOf(address.get('page')),
})

const PUBLISHED: Record<string, string> = { publie: 'true', brouillon: 'false' }

/** A page that makes no sense is the first. */
function pageOf(text: string | null): number {
  const page = Number(text)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

const addressOf = ({ search, category, published, page }: ArticleSearch) =>
  new URLSearchParams({
    ...(search && { q: search }),
    ...(category !== ALL && { categorie: category }),
    ...(published !== ALL && { statut: published === 'true' ? 'publie' : 'brouillon' }),
    ...(page > 1 && { page: String(page) }),
  })

import { type RefObject, useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { SearchForm } from '#app/ui/search-form.tsx'
import { ALL_CATEGORIES, CATEGORIES, FOUND_MAX, SEARCH_MAX } from '../rules.ts'
import type { ArticleFilters } from './search-params.ts'

const LABEL = 'grid gap-1.5 text-base font-semibold'
const FIELD =
  'min-h-12 w-full rounded-xl border border-edge bg-surface px-4 font-normal text-ink placeholder:text-ink-soft hover:border-ink-soft focus-visible:border-accent focus-visible:outline-accent'

/** Search and category as a plain form: the address holds both, and no JavaScript is needed. */
export function BlogSearch({ filters, total }: { filters: ArticleFilters; total: number }) {
  const search = useRef<HTMLInputElement>(null)
  const category = useRef<HTMLSelectElement>(null)
  useShown(search, filters.search)
  useShown(category, filters.category)
  return (
    <search className="border-y border-hairline py-6">
      <SearchForm
        action="/blog"
        className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_15rem_auto]"
      >
        <label className={LABEL}>
          Rechercher un article
          <input
            ref={search}
            type="search"
            name="q"
            defaultValue={filters.search}
            maxLength={SEARCH_MAX}
            placeholder="salaire, question, essai"
            className={FIELD}
          />
        </label>
        <label className={LABEL}>
          Catégorie
          <select ref={category} name="categorie" defaultValue={filters.category} className={FIELD}>
            <option value={ALL_CATEGORIES}>Toutes</option>
            {CATEGORIES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <Button type="submit">Rechercher</Button>
      </SearchForm>
      <Found filters={filters} total={total} />
    </search>
  )
}

function Found({ filters, total }: { filters: ArticleFilters; total: number }) {
  if (filters.search === '' && filters.category === ALL_CATEGORIES) return null
  return (
    <p role="status" className="mt-4 flex flex-wrap items-center gap-x-4 text-base text-ink-soft">
      {total > 0 && <span>{foundWords(filters, total)}</span>}
      <Link to="/blog" className="link inline-flex min-h-11 items-center">
        Voir tous les articles
      </Link>
    </p>
  )
}

function foundWords({ search }: ArticleFilters, total: number): string {
  if (search !== '' && total >= FOUND_MAX) return `Les ${FOUND_MAX} articles les plus récents`
  return total > 1 ? `${total} articles trouvés` : '1 article trouvé'
}

/** A field shows what the address says, also after « back »; it keeps the focus meanwhile. */
function useShown(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
): void {
  useEffect(() => {
    if (field.current) field.current.value = value
  }, [field, value])
}

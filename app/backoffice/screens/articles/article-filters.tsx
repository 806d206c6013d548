import { useEffect, useState } from 'react'
import { CATEGORIES, SEARCH_MAX } from '#app/blog/rules.ts'
import type { ArticleSearch } from '../../article-queries.ts'
import { FIELD } from './field.ts'
import { ALL, type SetFilters } from './use-article-search.ts'

/** How long somebody who types a search pauses before it is asked, in milliseconds. */
const PAUSE = 300

/** Search, category and status; each change begins at the first page. */
export function ArticleFilters({
  filters,
  setFilters,
}: {
  filters: ArticleSearch
  setFilters: SetFilters
}) {
  return (
    <search className="mt-6 grid gap-4 sm:grid-cols-[minmax(0,1fr)_15rem_9rem]">
      <SearchBox
        value={filters.search}
        onSearch={(search) => setFilters({ search }, { replace: true })}
      />
      <select
        aria-label="Catégorie"
        className={FIELD}
        value={filters.category}
        onChange={({ target }) => setFilters({ category: target.value })}
      >
        <option value={ALL}>Toutes les catégories</option>
        {CATEGORIES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <select
        aria-label="Statut"
        className={FIELD}
        value={filters.published}
        onChange={({ target }) => setFilters({ published: target.value })}
      >
        <option value={ALL}>Tous</option>
        <option value="true">Publié</option>
        <option value="false">Brouillon</option>
      </select>
    </search>
  )
}

/** Follows what is typed and, when it changes by itself, what the address says. */
function SearchBox({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const [text, setText] = useState(value)
  const [asked, setAsked] = useState(value)
  if (value !== asked) {
    setAsked(value)
    setText(value)
  }

  useEffect(() => {
    const search = text.trim()
    if (search === asked) return
    const timer = setTimeout(() => {
      setAsked(search)
      onSearch(search)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [text, asked, onSearch])

  return (
    <input
      type="search"
      aria-label="Rechercher un article"
      placeholder="Rechercher un article..."
      maxLength={SEARCH_MAX}
      className={FIELD}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  )
}

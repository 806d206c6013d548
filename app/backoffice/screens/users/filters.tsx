import { useEffect, useRef, useState } from 'react'
import { SEARCH_MAX } from '../../rules.ts'
import { FILTERS, type UserFilters } from './use-user-filters.ts'

const PAUSE = 250
const FIELD =
  'min-h-12 w-full rounded-xl border border-edge bg-surface px-4 text-ink placeholder:text-ink-soft hover:border-ink-soft focus-visible:border-accent focus-visible:outline-accent'

/** The search box and the three filters. */
export function Filters({ filters }: { filters: UserFilters }) {
  return (
    <search className="mt-6 grid grid-cols-2 gap-4 max-sm:gap-3 sm:grid-cols-3">
      <Search
        value={filters.chosen('search')}
        onChange={(text) => filters.filter('search', text)}
      />
      {FILTERS.map(({ name, label, options }) => (
        <label key={name} className="grid min-w-0 gap-1 text-base">
          <span className="text-ink-soft">{label}</span>
          <select
            className={`${FIELD} text-lg max-sm:px-3`}
            value={filters.chosen(name)}
            onChange={({ target }) => filters.filter(name, target.value)}
          >
            <option value="">Tous</option>
            {options.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
      ))}
    </search>
  )
}

interface SearchProps {
  value: string
  onChange: (text: string) => void
}

/** Asks once typing pauses; what the address says otherwise (« Précédent ») is shown here too. */
function Search({ value, onChange }: SearchProps) {
  const [typed, setTyped] = useState(value)
  const asked = useRef(value)
  const tell = useRef(onChange)
  tell.current = onChange

  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    setTyped(value)
  }, [value])

  useEffect(() => {
    const text = typed.trim()
    if (text === asked.current) return
    const timer = setTimeout(() => {
      asked.current = text
      tell.current(text)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <input
      type="search"
      aria-label="Rechercher par email"
      placeholder="Rechercher par email..."
      maxLength={SEARCH_MAX}
      autoComplete="off"
      spellCheck={false}
      className={`${FIELD} col-span-full`}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}

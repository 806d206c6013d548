import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ALL_CATEGORIES, CATEGORIES, SEARCH_MAX } from '../rules.ts'
import { addressOf, type Wanted } from './wanted.ts'

const FIELD =
  'min-h-12 w-full rounded-xl border border-edge bg-surface px-4 text-ink placeholder:text-ink-soft hover:border-ink-soft focus-visible:border-accent focus-visible:outline-accent'

/** Search and category as a plain form: the address holds both, and no JavaScript is needed. */
export function BlogSearch({ wanted, total }: { wanted: Wanted; total: number }) {
  const isFiltered = wanted.search !== '' || wanted.category !== ALL_CATEGORIES
  return (
    <search className="border-y border-hairline py-6">
      <Form
        key={addressOf(wanted)}
        action="/blog"
        className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_15rem_auto]"
      >
        <label className="grid gap-1.5 text-base font-semibold">
          Rechercher un article
          <input
            type="search"
            name="q"
            defaultValue={wanted.search}
            maxLength={SEARCH_MAX}
            placeholder="salaire, question, essai"
            className={`${FIELD} font-normal`}
          />
        </label>
        <label className="grid gap-1.5 text-base font-semibold">
          Catégorie
          <select
            name="categorie"
            defaultValue={wanted.category}
            className={`${FIELD} font-normal`}
          >
            <option value={ALL_CATEGORIES}>Toutes</option>
            {CATEGORIES.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </select>
        </label>
        <Button type="submit">Rechercher</Button>
      </Form>
      {isFiltered && (
        <p
          className="mt-4 flex flex-wrap items-center gap-x-4 text-base text-ink-soft"
          role="status"
        >
          {total > 0 && <span>{total > 1 ? `${total} articles trouvés` : '1 article trouvé'}</span>}
          <Link to="/blog" className="link inline-flex min-h-11 items-center">
            Voir tous les articles
          </Link>
        </p>
      )}
    </search>
  )
}

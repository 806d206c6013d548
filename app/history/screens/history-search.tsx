import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { SearchForm } from '#app/ui/search-form.tsx'
import { TRADE_MAX } from '../rules.ts'
import { type HistoryFilters, isSearch } from './search-params.ts'

const LABEL = 'grid min-w-0 gap-1.5 text-base font-semibold'
const FIELD =
  'min-h-12 w-full min-w-0 rounded-xl border border-edge bg-surface px-4 font-normal text-ink placeholder:text-ink-soft hover:border-ink-soft focus-visible:border-accent focus-visible:outline-accent'

/** Trade, state, days and score as a plain form: the address holds them all. */
export function HistorySearch({ filters }: { filters: HistoryFilters }) {
  return (
    <search className="border-y border-hairline py-6">
      <SearchForm
        // The fields begin anew with each address, also after « back ».
        key={JSON.stringify(filters)}
        action="/historique"
        className="grid grid-cols-2 items-end gap-4 lg:grid-cols-[minmax(0,1.4fr)_repeat(4,minmax(0,1fr))_auto]"
      >
        <label className={`${LABEL} max-lg:col-span-2`}>
          Métier
          <input
            type="search"
            name="metier"
            defaultValue={filters.metier}
            maxLength={TRADE_MAX}
            className={FIELD}
          />
        </label>
        <label className={LABEL}>
          État
          <select name="etat" defaultValue={filters.etat} className={FIELD}>
            <option value="">Tous</option>
            <option value="terminee">Terminée</option>
            <option value="en-cours">En cours</option>
          </select>
        </label>
        <label className={LABEL}>
          Score
          <select name="note" defaultValue={filters.note} className={FIELD}>
            <option value="">Tous</option>
            <option value="50">50 et plus</option>
            <option value="70">70 et plus</option>
          </select>
        </label>
        <label className={LABEL}>
          Depuis le
          <input type="date" name="du" defaultValue={filters.du} className={FIELD} />
        </label>
        <label className={LABEL}>
          Jusqu'au
          <input type="date" name="au" defaultValue={filters.au} className={FIELD} />
        </label>
        <Button type="submit" className="max-lg:col-span-2">
          Filtrer
        </Button>
      </SearchForm>
      {isSearch(filters) && (
        <p className="mt-3">
          <Link to="/historique" className="link inline-flex min-h-11 items-center text-base">
            Voir toutes les simulations
          </Link>
        </p>
      )}
    </search>
  )
}

import { ButtonLink } from '#app/ui/button.tsx'
import { addressOf, type HistoryFilters } from './search-params.ts'

/** The pages before and after this one; nothing where there is a single one. */
export function PageLinks({ filters, pages }: { filters: HistoryFilters; pages: number }) {
  if (pages < 2 && filters.page === 1) return null
  const { page } = filters
  return (
    <nav
      aria-label="Pages de l'historique"
      className="mt-8 flex items-center justify-between gap-4"
    >
      <span className="flex-1">
        {page > 1 && (
          <ButtonLink to={addressOf(filters, Math.min(page - 1, pages))}>Précédent</ButtonLink>
        )}
      </span>
      <span className="figures text-base text-ink-soft">{`Page ${page} sur ${Math.max(1, pages)}`}</span>
      <span className="flex flex-1 justify-end">
        {page < pages && <ButtonLink to={addressOf(filters, page + 1)}>Suivant</ButtonLink>}
      </span>
    </nav>
  )
}

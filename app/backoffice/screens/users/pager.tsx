import { Button } from '#app/ui/button.tsx'
import { formatNumber } from '../../format.ts'
import { USERS_PER_PAGE } from '../../rules.ts'

interface Props {
  page: number
  pages: number
  total: number
  onTurn: (page: number) => void
}

/** Where one is in the list; nothing when there is one page only. */
export function Pager({ page, pages, total, onTurn }: Props) {
  if (pages <= 1) return null
  const from = (page - 1) * USERS_PER_PAGE + 1
  const to = Math.min(page * USERS_PER_PAGE, total)
  return (
    <nav
      aria-label="Pages de la liste"
      className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-base"
    >
      <p className="text-ink-soft">
        {page <= pages &&
          `Affichage de ${formatNumber(from)} à ${formatNumber(to)} sur ${formatNumber(total)} utilisateurs`}
      </p>
      <p className="flex flex-wrap items-center justify-between gap-3 max-sm:w-full max-sm:gap-1">
        <Button
          className="max-sm:px-3"
          disabled={page <= 1}
          onClick={() => onTurn(Math.min(page - 1, pages))}
        >
          Précédent
        </Button>
        <span className="whitespace-nowrap">{`Page ${formatNumber(page)} sur ${formatNumber(pages)}`}</span>
        <Button className="max-sm:px-3" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
          Suivant
        </Button>
      </p>
    </nav>
  )
}

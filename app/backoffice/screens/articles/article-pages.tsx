import { Button } from '#app/ui/button.tsx'
import { ARTICLES_PER_ADMIN_PAGE as SIZE } from '../../article-contract.ts'

interface Props {
  page: number
  total: number
  onPage: (page: number) => void
}

export const lastPageOf = (total: number) => Math.max(1, Math.ceil(total / SIZE))

/** The way through a list of more than one page. */
export function ArticlePages({ page, total, onPage }: Props) {
  const last = lastPageOf(total)
  if (last === 1) return null
  const from = (page - 1) * SIZE + 1
  return (
    <nav
      aria-label="Pages de la liste"
      className="mt-6 flex flex-wrap items-center justify-between gap-4 text-base"
    >
      <p className="text-ink-soft">
        {`Affichage de ${from} à ${Math.min(page * SIZE, total)} sur ${total} articles`}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3 max-sm:w-full max-sm:gap-1">
        <Button className="max-sm:px-2" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          Précédent
        </Button>
        <span>{`Page ${page} sur ${last}`}</span>
        <Button className="max-sm:px-2" disabled={page >= last} onClick={() => onPage(page + 1)}>
          Suivant
        </Button>
      </div>
    </nav>
  )
}

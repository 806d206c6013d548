import { ButtonLink } from '#app/ui/button.tsx'
import { type ArticleFilters, addressOf } from './search-params.ts'

/** The pages of a list, when there is more than one. */
export function PageLinks({ filters, pages }: { filters: ArticleFilters; pages: number }) {
  if (pages < 2) return null
  const { page } = filters
  return (
    <nav
      aria-label="Pages"
      className="mt-16 flex flex-wrap items-center justify-between gap-4 border-t border-hairline pt-6"
    >
      <Turn to={page > 1 ? { ...filters, page: Math.min(page - 1, pages) } : null} rel="prev">
        Articles plus récents
      </Turn>
      <span className="figures text-base text-ink-soft">
        {page > pages ? '' : `Page ${page} sur ${pages}`}
      </span>
      <Turn to={page < pages ? { ...filters, page: page + 1 } : null} rel="next">
        Articles plus anciens
      </Turn>
    </nav>
  )
}

function Turn({ to, rel, children }: { to: ArticleFilters | null; rel: string; children: string }) {
  if (!to) return <span className="max-sm:hidden sm:w-52" />
  return (
    <ButtonLink to={addressOf(to)} rel={rel}>
      {children}
    </ButtonLink>
  )
}

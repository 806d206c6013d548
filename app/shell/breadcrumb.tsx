import { useLocation, useMatches } from 'react-router'
import { Link } from '#app/ui/link.tsx'
import { HOME } from './places.ts'
import { trailTo } from './trail.ts'

export function Breadcrumb() {
  const trail = trailTo(useLocation().pathname)
  const crumb = crumbOf(useMatches().at(-1)?.loaderData)
  if (trail.length === 0) return null
  const here = trail.at(-1)
  return (
    <nav aria-label="Fil d'Ariane" data-no-print className="border-b border-hairline">
      <ol className="mx-auto flex max-w-page flex-wrap items-center px-5 text-base text-ink-soft sm:px-8">
        {[HOME, ...trail].map((step) => (
          <li
            key={step.label}
            className="flex items-center not-first:before:px-3 not-first:before:text-accent not-first:before:[content:'›'_/_'']"
          >
            {step === here || step.to === null ? (
              <span
                aria-current={step === here ? 'page' : undefined}
                className="py-2.5 wrap-anywhere aria-[current]:text-ink"
              >
                {(step === here && crumb) || step.label}
              </span>
            ) : (
              <Link
                to={step.to}
                className="flex min-h-11 items-center hover:text-ink hover:underline"
              >
                {step.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** What a page may know better than its address: the accents of its last word. */
function crumbOf(data: unknown): string | null {
  const knows = typeof data === 'object' && data !== null && 'crumb' in data
  return knows && typeof data.crumb === 'string' ? data.crumb : null
}

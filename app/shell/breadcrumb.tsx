import { Link, useLocation } from 'react-router'
import { HOME } from './places.ts'
import { trailTo } from './trail.ts'

export function Breadcrumb() {
  const trail = trailTo(useLocation().pathname)
  if (trail.length === 0) return null
  const here = trail.at(-1)
  return (
    <nav aria-label="Fil d'Ariane" data-no-print className="border-b border-hairline">
      <ol className="mx-auto flex max-w-page flex-wrap items-center px-5 text-base text-ink-soft sm:px-8">
        {[HOME, ...trail].map((step) => (
          <li
            key={step.to}
            className="flex items-center not-first:before:px-3 not-first:before:text-accent not-first:before:[content:'›'_/_'']"
          >
            {step === here ? (
              <span aria-current="page" className="py-2.5 text-ink">
                {step.label}
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

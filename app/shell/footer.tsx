import { Link } from '#app/ui/link.tsx'
import { BRAND, TAGLINE } from './brand.ts'
import { DemonstrationMark } from './demonstration-mark.tsx'
import { HOME, LEGAL_PAGES, PAGES, SECTORS } from './places.ts'
import { Wordmark } from './wordmark.tsx'

export function Footer() {
  return (
    <footer data-no-print className="border-t border-hairline text-base text-ink-soft">
      <div className="mx-auto flex max-w-page flex-col gap-x-16 gap-y-10 px-5 py-12 sm:px-8 md:flex-row">
        <div className="flex-1 text-ink">
          <Wordmark />
          <p className="mt-3 max-w-80 text-ink-soft">
            {`${BRAND}, ${TAGLINE} : une offre, ses questions, vos réponses, un retour.`}
          </p>
          <DemonstrationMark className="mt-4 inline-block 2xl:hidden" />
        </div>
        <div className="grid grid-cols-2 max-[18em]:flex max-[18em]:flex-col gap-x-12 gap-y-8 sm:grid-cols-3">
          <Links title="Le site" places={[HOME, ...PAGES]} />
          <Links title="Secteurs" places={SECTORS} />
          <Links title="Informations" places={LEGAL_PAGES} className="max-sm:col-span-2" />
        </div>
      </div>
    </footer>
  )
}

function Links({
  title,
  places,
  className,
}: {
  title: string
  className?: string
  places: readonly { to: string; label: string }[]
}) {
  return (
    <div className={className}>
      <h2 className="text-base text-ink">{title}</h2>
      <ul className="mt-1">
        {places.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

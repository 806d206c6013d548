import { data } from 'react-router'
import { NotFound } from '#app/shell/not-found.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { SECTOR_LABELS } from '../find-sector.ts'
import { addressOf } from '../sector.ts'
import type { Route } from './+types/unknown-sector.ts'

const PREFIX = 'entretien-'

/** Any address of one level that nothing else answers: a sector that does not exist, or no page at all. */
export function loader({ params }: Route.LoaderArgs) {
  const isSector = params.address.startsWith(PREFIX)
  const requested = isSector ? params.address.slice(PREFIX.length) : null
  return data({ requested, sectors: SECTOR_LABELS }, { status: 404 })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.requested == null ? 'Page introuvable' : 'Secteur non trouvé',
    description: "Cette page n'existe pas ou n'existe plus.",
    isIndexed: false,
  })

export default function UnknownSectorScreen({ loaderData }: Route.ComponentProps) {
  const { requested, sectors } = loaderData
  if (requested === null) return <NotFound />
  return (
    <div className="max-w-text py-16 sm:py-28">
      <h1 className="text-question">Secteur non trouvé</h1>
      <p className="mt-5 text-xl break-words text-ink-soft">
        {`Le secteur « ${requested.slice(0, 80)} » n'existe pas. Ceux-ci sont disponibles :`}
      </p>
      <ul className="mt-6 flex flex-wrap gap-3">
        {sectors.map(({ name, label }) => (
          <li key={name}>
            <ButtonLink to={addressOf(name)}>{label}</ButtonLink>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        Votre métier n'y est pas ? Le simulateur lit les annonces de tous les métiers.
      </p>
      <ButtonLink to="/" variant="primary" className="mt-5">
        Revenir à l'accueil
      </ButtonLink>
    </div>
  )
}

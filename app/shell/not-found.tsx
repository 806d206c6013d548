import type { ReactNode } from 'react'
import { data } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/not-found.ts'
import { pageMeta } from './page-meta.ts'

export const loader = () => data(null, { status: 404 })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Page introuvable',
    description: "Cette page n'existe pas ou n'existe plus.",
    isIndexed: false,
  })

export default function NotFoundScreen() {
  return <NotFound />
}

/** What stands in the place of a page that does not exist, or not yet, or not any more. */
export function NotFound({ children }: { children?: ReactNode }) {
  return (
    <div className="max-w-text py-16 sm:py-28">
      <h1 className="quoted text-question">404 Page Not Found</h1>
      <p className="mt-5 text-xl text-ink-soft">Avez-vous oublié d'ajouter la page au routeur ?</p>
      <p className="mt-4">
        Si vous avez suivi un lien, il est peut-être ancien. Rien de ce que vous avez écrit n'est
        perdu.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/" variant="primary">
          Revenir à l'accueil
        </ButtonLink>
        {children}
      </div>
    </div>
  )
}

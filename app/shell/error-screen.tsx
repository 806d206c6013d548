import { use } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { BRAND } from './brand.ts'
import { IncidentReference } from './incident-reference.ts'
import { Sign } from './sign.tsx'

/** What a person sees when a page itself breaks: what is safe, and where to go. */
export function ErrorScreen() {
  const reference = use(IncidentReference)
  const { pathname, search } = useLocation()
  return (
    <main className="m-auto max-w-text px-5 py-16">
      <title>{`Cette page n'a pas pu s'afficher · ${BRAND}`}</title>
      <Sign className="size-12" />
      <h1 className="mt-8 text-question">Cette page n'a pas pu s'afficher</h1>
      <p className="mt-5 text-xl text-ink-soft">
        L'erreur vient de notre côté. Vos réponses restent dans cet onglet.
      </p>
      <p className="mt-4">Rechargez la page dans un instant, ou revenez à l'accueil.</p>
      {/* Only the server knows it: the browser leaves what it finds here. */}
      <p className="mt-4 text-ink-soft" suppressHydrationWarning>
        {reference ? `Référence de l'incident : ${reference}` : ''}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink variant="primary" reloads to={pathname + search}>
          Recharger la page
        </ButtonLink>
        <ButtonLink reloads to="/">
          Revenir à l'accueil
        </ButtonLink>
      </div>
    </main>
  )
}

import { type ReactNode, Suspense, useEffect } from 'react'
import { openAuthDialog } from '#app/accounts/open-auth-dialog.tsx'
import { refreshCurrentAccount, useAccountOnceKnown } from '#app/accounts/queries.ts'
import { readToken } from '#app/accounts/token.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Loading } from '#app/ui/loading.tsx'
import { ADMIN_REQUIRED, SIGN_IN_REQUIRED } from '../messages.ts'
import type { Route } from './+types/admin-layout.ts'
import { room } from './room.tsx'

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

const Sections = room(() => import('./sections.tsx').then(({ Sections }) => Sections))

/**
 * Who may see the back office. The server decides again at each call; here it is decided what is
 * drawn, and that nothing of it is even fetched for others.
 */
export default function AdminLayout() {
  const { account, isKnown } = useAccountOnceKnown()
  useAccountAskedAgain()
  if (!isKnown) return <Waiting />
  if (!account) {
    return (
      <Refusal {...SIGN_IN_REQUIRED}>
        <Button variant="primary" onClick={() => openAuthDialog()}>
          Se connecter
        </Button>
      </Refusal>
    )
  }
  if (!account.isAdmin) return <Refusal {...ADMIN_REQUIRED} />
  return (
    <Suspense fallback={<Waiting />}>
      <Sections />
    </Suspense>
  )
}

/** What this tab remembers of an account may be old: its rights are asked for on the way in. */
function useAccountAskedAgain() {
  useEffect(() => {
    if (readToken()) void refreshCurrentAccount()
  }, [])
}

const Waiting = () => <Loading className="py-28">Chargement...</Loading>

function Refusal({
  title,
  description,
  children,
}: {
  title: string
  description: string
  children?: ReactNode
}) {
  return (
    <div className="max-w-text py-16 sm:py-28">
      <h1 className="text-question">{title}</h1>
      <p className="mt-5 text-xl text-ink-soft">{description}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {children}
        <ButtonLink to="/">Revenir à l'accueil</ButtonLink>
      </div>
    </div>
  )
}

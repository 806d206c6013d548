import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Loading } from '#app/ui/loading.tsx'
import { PASSWORD_RESET } from '../messages.ts'
import { openAuthDialog } from '../open-auth-dialog.tsx'
import { RESET_REDIRECT_DELAY } from '../rules.ts'
import type { Route } from './+types/reset-password.ts'
import { HomeButton, LinkPage, Verdict } from './link-page.tsx'
import { SECRET_PAGE_HEADERS } from './link-token.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { useReset } from './use-reset.ts'

export const headers: Route.HeadersFunction = () => SECRET_PAGE_HEADERS

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Nouveau mot de passe',
    description: 'Choisissez un nouveau mot de passe pour votre compte.',
    isIndexed: false,
  })

export default function ResetPasswordScreen() {
  const { reset, isSaving, save, tryAgain } = useReset()
  return (
    <LinkPage title="Nouveau mot de passe">
      {reset.state === 'loading' && <Loading>Lecture de votre lien…</Loading>}
      {reset.state === 'ready' && <NewPasswordForm isSaving={isSaving} onSubmit={save} />}
      {reset.state === 'success' && <Done />}
      {(reset.state === 'error' || reset.state === 'expired') && (
        <Verdict isTrouble>{reset.message}</Verdict>
      )}
      {reset.state === 'expired' && (
        <Button variant="primary" onClick={() => openAuthDialog('forgot-password')}>
          Demander un nouveau lien
        </Button>
      )}
      {reset.state === 'error' && tryAgain && (
        <Button variant="primary" onClick={tryAgain}>
          Réessayer
        </Button>
      )}
      {reset.state !== 'loading' && <HomeButton />}
    </LinkPage>
  )
}

/** The screen of who leaves before is not led home from where they went. */
function Done() {
  const navigate = useNavigate()
  useEffect(() => {
    const leaving = setTimeout(() => void navigate('/'), RESET_REDIRECT_DELAY)
    return () => clearTimeout(leaving)
  }, [navigate])
  return (
    <>
      <Verdict>{PASSWORD_RESET.description}</Verdict>
      <p>Vous allez être conduit à l'accueil, où vous pourrez vous connecter.</p>
    </>
  )
}

import { useState } from 'react'
import { useNavigate } from 'react-router'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Loading } from '#app/ui/loading.tsx'
import { showToast } from '#app/ui/toast.ts'
import {
  EMAIL_VERIFIED,
  VERIFICATION_LINK_SENT,
  VERIFICATION_PAGE_LINK_FAILED,
} from '../messages.ts'
import { useResendVerification } from '../queries.ts'
import { tellFailure } from '../tell.ts'
import type { Route } from './+types/verify-email.ts'
import { HomeButton, LinkPage, Verdict } from './link-page.tsx'
import { SECRET_PAGE_HEADERS } from './link-token.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { useVerification } from './use-verification.ts'
import { VerifiedLogin } from './verified-login.tsx'

export const headers: Route.HeadersFunction = () => SECRET_PAGE_HEADERS

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Vérification de l'email",
    description: "Vérifiez l'adresse de votre compte.",
    isIndexed: false,
  })

export default function VerifyEmailScreen() {
  const { verification, choose, isSaving } = useVerification()
  const [isLoggedIn, setIsLoggedIn] = useState(false)
  const navigate = useNavigate()
  const enter = () => {
    setIsLoggedIn(true)
    void navigate('/')
  }

  return (
    <LinkPage title="Vérification de l'email">
      {verification.state === 'loading' && <Loading>Vérification en cours…</Loading>}
      {verification.state === 'choice' && (
        <>
          <p role="status">{verification.message}</p>
          <NewPasswordForm email={verification.email} isSaving={isSaving} onSubmit={choose} />
        </>
      )}
      {verification.state === 'login' && (
        <>
          <Verdict>{isLoggedIn ? 'Connexion réussie' : EMAIL_VERIFIED}</Verdict>
          {!isLoggedIn && (
            <VerifiedLogin
              email={verification.email}
              password={verification.password}
              onDone={enter}
            />
          )}
        </>
      )}
      {(verification.state === 'error' || verification.state === 'expired') && (
        <Verdict isTrouble>{verification.message}</Verdict>
      )}
      {verification.state === 'expired' && <SendAgain />}
      {verification.state !== 'loading' && <HomeButton />}
    </LinkPage>
  )
}

/** The link says nothing of its address any more: the browser asks for it, as specified. */
function SendAgain() {
  const { mutate, isPending } = useResendVerification()
  const sendAgain = () => {
    const email = window.prompt('Quelle est votre adresse email ?')?.trim()
    if (!email) return
    mutate(
      { email },
      {
        onSuccess: () => showToast({ title: VERIFICATION_LINK_SENT }),
        onError: (error) => tellFailure(error, VERIFICATION_PAGE_LINK_FAILED),
      },
    )
  }
  return (
    <Button variant="primary" disabled={isPending} onClick={sendAgain}>
      Renvoyer le lien de vérification
    </Button>
  )
}

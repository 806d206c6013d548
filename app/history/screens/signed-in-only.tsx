import { type ReactNode, useEffect, useState } from 'react'
import { openAuthDialog } from '#app/accounts/open-auth-dialog.tsx'
import { useToken } from '#app/accounts/token.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'

/** What follows is for who is signed in; a visitor reads what an account would keep. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const isSignedIn = useToken() !== null
  const [isReady, setIsReady] = useState(false)
  // The server does not know who is signed in: nothing is said before the browser does.
  useEffect(() => setIsReady(true), [])
  if (isSignedIn) return children
  return isReady ? (
    <Invitation />
  ) : (
    <div className="min-h-[50dvh]">
      <noscript>
        <p>Cette page a besoin de JavaScript pour vous reconnaître.</p>
      </noscript>
    </div>
  )
}

function Invitation() {
  return (
    <div className="max-w-[38rem]">
      <p className="text-xl text-ink-soft">
        Connectez-vous pour retrouver vos simulations : l'offre, les questions, vos réponses et
        leurs retours, sur tous vos appareils. Sans compte, une simulation reste dans son onglet, et
        rien n'en est gardé chez nous.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => void openAuthDialog()}>
          Se connecter
        </Button>
        <ButtonLink to="/job-description">Commencer une simulation</ButtonLink>
      </div>
    </div>
  )
}

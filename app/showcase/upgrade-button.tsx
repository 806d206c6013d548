import type { FormEvent } from 'react'
import { openAuthDialog } from '#app/accounts/open-auth-dialog.tsx'
import { useCurrentAccount } from '#app/accounts/queries.ts'
import { readToken } from '#app/accounts/token.ts'
import { openPremiumDialog } from '#app/premium/open-premium-dialog.tsx'
import { Button } from '#app/ui/button.tsx'

const FIRST_AN_ACCOUNT =
  'Premium est attaché à une adresse email. Connectez-vous ou créez un compte, puis choisissez-le de nouveau.'

/** « Passer à Premium »: the payment for who is signed in, the dialog of sign-in for who is not; who has paid, or runs the site, reads so. */
export function UpgradeButton({ className }: { className?: string }) {
  const account = useCurrentAccount()
  const upgrade = (event: FormEvent) => {
    event.preventDefault()
    void (readToken() ? openPremiumDialog() : openAuthDialog('login', { why: FIRST_AN_ACCOUNT }))
  }
  if (account?.isPremium || account?.isAdmin) {
    return (
      <p
        className={`min-h-12 content-center rounded-xl border border-good px-5 text-center font-semibold ${className}`}
      >
        {account.isPremium ? 'Votre compte est Premium.' : 'Votre compte est administrateur.'}
      </p>
    )
  }
  return (
    <form action="/job-description" data-waits onSubmit={upgrade} className={className}>
      <Button type="submit" variant="primary" className="w-full">
        Passer à Premium
      </Button>
    </form>
  )
}

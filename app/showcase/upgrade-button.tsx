import type { FormEvent } from 'react'
import { openAuthDialog } from '#app/accounts/open-auth-dialog.tsx'
import { readToken } from '#app/accounts/token.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'

const NOT_YET = {
  title: 'Premium arrive',
  description: "Le paiement n'est pas encore ouvert. Rien ne vous est demandé d'ici là.",
}

/** « Passer à Premium »: one place to open the dialog of sign-in or of payment from. */
export function UpgradeButton({ className }: { className?: string }) {
  const upgrade = (event: FormEvent) => {
    event.preventDefault()
    if (readToken()) showToast(NOT_YET)
    else void openAuthDialog()
  }
  return (
    <form action="/job-description" onSubmit={upgrade} className={className}>
      <Button type="submit" variant="primary" className="w-full">
        Passer à Premium
      </Button>
    </form>
  )
}

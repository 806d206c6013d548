import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { openAuthDialog } from '#app/accounts/open-auth-dialog.tsx'
import { readToken } from '#app/accounts/token.ts'
import { Button } from '#app/ui/button.tsx'

/** Where the simulation of a sector begins: at the offer for who is signed in, else by signing in. */
export function SectorStartButton({ children }: { children: string }) {
  const navigate = useNavigate()
  const start = (event: FormEvent) => {
    event.preventDefault()
    if (readToken()) void navigate('/job-description')
    else
      void openAuthDialog('login', {
        why: 'Connectez-vous ou créez un compte gratuit pour commencer.',
      })
  }
  return (
    <form action="/job-description" onSubmit={start} className="inline-grid">
      <Button type="submit" variant="primary">
        {children}
      </Button>
    </form>
  )
}

import type { FormEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'

interface Props {
  title: string
  children: ReactNode
}

/** The page behind a mailed link: one column, one thing to do. */
export function LinkPage({ title, children }: Props) {
  return (
    // As tall as what comes after the answer, so that nothing below moves when it does.
    <div className="mx-auto grid min-h-[36rem] max-w-[30rem] content-start gap-6 pt-10 sm:pt-20">
      <h1 className="text-question">{title}</h1>
      {children}
      <noscript>
        <p>Cette page a besoin de JavaScript pour lire votre lien.</p>
      </noscript>
    </div>
  )
}

/** How it went, said aloud when it changes. */
export const Verdict = ({ children, isTrouble }: { children: ReactNode; isTrouble?: boolean }) => (
  <p
    role={isTrouble ? 'alert' : 'status'}
    className={`rounded-xl border-l-4 px-5 py-4 ${isTrouble ? 'border-danger bg-danger-tint' : 'border-good bg-good-tint'}`}
  >
    {children}
  </p>
)

/** A button as specified; before JavaScript arrives its form leads home by itself. */
export function HomeButton() {
  const navigate = useNavigate()
  const goHome = (event: FormEvent) => {
    event.preventDefault()
    void navigate('/')
  }
  return (
    <form action="/" onSubmit={goHome} className="grid">
      <Button type="submit">Retour à l'accueil</Button>
    </form>
  )
}

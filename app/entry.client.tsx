import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** Says when the page answers to a hand: a press made before then waits for it (`app/site/early-press.ts`). */
function Live({ children }: { children: ReactNode }) {
  useEffect(() => {
    dispatchEvent(new Event('live'))
  }, [])
  return children
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Live>
        <HydratedRouter />
      </Live>
    </StrictMode>,
  )
})

import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { watchLateFiles } from './hydration/late-files.ts'
import { keepOnDevice } from './offline/register.ts'

/** Says when the page answers to a hand: clicks made before then wait for it (`app/hydration/replay-early-clicks.ts`). */
function Live({ children }: { children: ReactNode }) {
  useEffect(() => {
    dispatchEvent(new Event('live'))
  }, [])
  return children
}

watchLateFiles()
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
keepOnDevice()

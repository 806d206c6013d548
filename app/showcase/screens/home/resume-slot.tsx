import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { readStored } from '#app/platform/browser-storage.ts'
import { hasUnusedStart } from '#app/simulation/start.ts'

/** The interview weighs more than a first visit should carry: it comes when there is one to take up. */
const ResumeBlock = lazy(() =>
  import('#app/simulation/resume-block.tsx').then(({ ResumeBlock }) => ({ default: ResumeBlock })),
)

/** React Router's key of the page that a tab began with: nothing can be in memory yet. */
const FIRST_PAGE = 'default'

export const isSomethingKept = (): boolean =>
  hasUnusedStart() || readStored('session', 'interview') !== null

export function ResumeSlot() {
  const { key } = useLocation()
  const [isNeeded, setIsNeeded] = useState(false)

  useEffect(() => setIsNeeded(key !== FIRST_PAGE || isSomethingKept()), [key])

  return (
    <div className="mt-8 empty:hidden">
      {isNeeded && (
        <Suspense>
          <ResumeBlock />
        </Suspense>
      )}
    </div>
  )
}

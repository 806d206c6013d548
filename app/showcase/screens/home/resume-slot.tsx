import { lazy, Suspense, useEffect, useState } from 'react'
import { readStored } from '#app/platform/browser-storage.ts'
import { hasUnusedStart } from '#app/simulation/start.ts'

/** The interview weighs more than a first visit should carry: it comes when there is one to take up. */
const ResumeBlock = lazy(() =>
  import('#app/simulation/resume-block.tsx').then(({ ResumeBlock }) => ({ default: ResumeBlock })),
)

export const isSomethingKept = (): boolean =>
  hasUnusedStart() || readStored('session', 'interview') !== null

export function ResumeSlot() {
  const [isNeeded, setIsNeeded] = useState(false)

  useEffect(() => setIsNeeded(isSomethingKept()), [])

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

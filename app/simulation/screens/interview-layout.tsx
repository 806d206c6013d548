import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { useSignedInAs } from '#app/accounts/tab-account.ts'
import { optional } from '#app/ui/optional.ts'

/** Only an account has a history to take the interview into. */
const OfferedHere = optional(async () => (await import('./offered-here.tsx')).OfferedHere)

export default function InterviewLayout() {
  return (
    <>
      {useSignedInAs() !== null && (
        <Suspense fallback={null}>
          <OfferedHere />
        </Suspense>
      )}
      <Outlet />
    </>
  )
}

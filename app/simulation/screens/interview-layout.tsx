import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { useSignedInAs } from '#app/accounts/tab-account.ts'
import { optional } from '#app/ui/optional.ts'
import { useIsOnline } from './use-is-online.ts'

/** Only with an account, which has a history, or without a network is there something to say. */
const Beside = optional(async () => (await import('./beside-interview.tsx')).BesideInterview)

export default function InterviewLayout() {
  const isSignedIn = useSignedInAs() !== null
  const isOnline = useIsOnline()
  return (
    <>
      {(isSignedIn || !isOnline) && (
        <Suspense fallback={null}>
          <Beside />
        </Suspense>
      )}
      <Outlet />
    </>
  )
}

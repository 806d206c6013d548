import { Suspense } from 'react'
import { useToken } from '#app/accounts/token.ts'
import { BeforePaint } from '#app/hydration/before-paint.tsx'
import { optional } from '#app/ui/optional.ts'
import { useKeptHere } from './resume-slot.tsx'

const MemberStanding = optional(() =>
  import('#app/history/member-standing.tsx').then(({ MemberStanding }) => MemberStanding),
)

/** For whoever is signed in: where they stand. Its room is taken before anything is painted. */
export function MemberSlot() {
  const isMember = useToken() !== null
  const hasInterviewHere = useKeptHere() === 'interview'
  return (
    <>
      <div
        data-member={isMember || undefined}
        suppressHydrationWarning
        className="mt-8 hidden min-h-68 text-base leading-normal data-[member]:block sm:min-h-46"
      >
        {isMember && (
          <Suspense>
            <MemberStanding hasInterviewHere={hasInterviewHere} />
          </Suspense>
        )}
      </div>
      <BeforePaint script="if(localStorage.token)here.dataset.member=''" />
    </>
  )
}

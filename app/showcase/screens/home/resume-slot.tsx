import { Suspense, useReducer, useSyncExternalStore } from 'react'
import { onAccountLeft } from '#app/accounts/tab-account.ts'
import { useToken } from '#app/accounts/token.ts'
import { BeforePaint } from '#app/hydration/before-paint.tsx'
import { IS_KEPT_SCRIPT, isInterviewKept } from '#app/simulation/kept-interview.ts'
import { ResumeCard } from '#app/simulation/resume-card.tsx'
import { hasUnusedStart } from '#app/simulation/start.ts'
import { Link } from '#app/ui/link.tsx'
import { optional } from '#app/ui/optional.ts'

/** The interview weighs more than a first visit should carry: it comes when there is one to take up. */
const ResumeBlock = optional(() =>
  import('#app/simulation/resume-block.tsx').then(({ ResumeBlock }) => ResumeBlock),
)

type Kept = 'interview' | 'start' | 'nothing'

/** What this browser keeps to be taken up: an interview, or a start that waits for its offer. */
export const keptHere = (): Kept => {
  if (isInterviewKept()) return 'interview'
  return hasUnusedStart() ? 'start' : 'nothing'
}

/** The same as `keptHere`, so that the room is taken before anything is painted. */
const TAKE_ROOM = `here.dataset.kept=${IS_KEPT_SCRIPT}?'interview':localStorage[localStorage.token?'account_start':'unused_start']?'start':'nothing'`

export function ResumeSlot() {
  const [, lookAgain] = useReducer((times: number) => times + 1, 0)
  const kept = useKeptHere()
  return (
    <>
      <div
        data-kept={kept}
        suppressHydrationWarning
        className="group peer mt-8 hidden data-[kept=interview]:block data-[kept=start]:block"
      >
        {kept === 'interview' && (
          <Suspense fallback={<ResumeCard />}>
            <ResumeBlock onGone={lookAgain} />
          </Suspense>
        )}
        {kept === 'unknown' && (
          <div className="group-data-[kept=start]:hidden">
            <ResumeCard />
          </div>
        )}
        {(kept === 'unknown' || kept === 'start') && (
          <p className="text-base group-data-[kept=interview]:hidden">
            <Link to="/job-description" className="link">
              Une simulation déjà décomptée attend encore son offre
            </Link>
          </p>
        )}
      </div>
      <BeforePaint script={TAKE_ROOM} />
    </>
  )
}

/** The same, followed. */
export function useKeptHere() {
  // Who signs in may find what another tab of theirs had: the answer is read again.
  useToken()
  return useSyncExternalStore(onAccountLeft, keptHere, notKnown)
}

const notKnown = () => 'unknown' as const

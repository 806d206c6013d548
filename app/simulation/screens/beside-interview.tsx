import { useEffect, useState } from 'react'
import { interviewStore, useInterview } from '../current-interview.ts'
import { OfferedInterview } from '../offered-interview.tsx'
import { useIsOnline } from './use-is-online.ts'

const CONTINUES = "Sans réseau\u00a0: l'entretien continue sur cet appareil."

/** What is seldom to be said of the interview of this tab, on each of its screens. */
export function BesideInterview() {
  return (
    <>
      {/* To the account that signed in meanwhile. */}
      <OfferedInterview
        interview={useInterview()}
        onTake={interviewStore.claim}
        onLeave={interviewStore.disclaim}
      />
      {!useIsOnline() && <ContinuesHere />}
    </>
  )
}

/** Says that the coach of this device takes over; nothing where none is kept. */
function ContinuesHere() {
  const [isHere, setIsHere] = useState(false)
  useEffect(() => {
    import('../on-device.ts').then(({ isAtHand }) => isAtHand()).then(setIsHere, () => {})
  }, [])
  return (
    <p role="status" data-no-print className="text-base text-ink-soft not-empty:mb-4">
      {isHere && CONTINUES}
    </p>
  )
}

import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Abandoned } from './abandoned.tsx'
import { findInterrupted, interviewStore, useInterview } from './current-interview.ts'
import { type Interview, whereToResume } from './interview.ts'
import { stateOf } from './interview-details.ts'
import { whenScreensCame } from './interview-screens.ts'
import { claim, disclaim } from './interview-verbs.ts'
import { OfferedInterview } from './offered-interview.tsx'
import { ResumeCard } from './resume-card.tsx'
import { useScreensReady } from './screens/use-screens-ready.ts'

/** On the home page: the interview that was left or interrupted; `onGone` is called when there is none. */
export function ResumeBlock({ onGone }: { onGone: () => void }) {
  const inMemory = useInterview()
  const [interrupted, setInterrupted] = useState<Interview | null>(null)
  const [abandoned, setAbandoned] = useState<Interview | null>(null)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const navigate = useNavigate()
  useScreensReady()

  useEffect(() => {
    findInterrupted().then(
      (found) => (found ? setInterrupted(found) : onGone()),
      () => setIsUnreadable(true),
    )
  }, [onGone])

  if (abandoned) {
    const takeBack = () => {
      interviewStore.restore(abandoned)
      setAbandoned(null)
    }
    return <Abandoned onTakeBack={takeBack} onGone={onGone} />
  }

  const interview = inMemory ?? interrupted
  if (!interview) return isUnreadable ? null : <ResumeCard />

  const resume = () =>
    whenScreensCame(() => {
      if (!inMemory) interviewStore.restore(interview)
      void navigate(whereToResume(interview))
    })
  const abandon = () => {
    interviewStore.clear()
    setAbandoned(interview)
  }
  const take = (owner: string) => interviewStore.restore(claim(interview, owner))
  return (
    <>
      <OfferedInterview
        interview={interview}
        onTake={take}
        onLeave={() => interviewStore.restore(disclaim(interview))}
      />
      <ResumeCard
        state={stateOf(interview)}
        isOnDevice={Boolean(interview.madeHere)}
        onResume={() => void resume()}
        onAbandon={abandon}
      />
    </>
  )
}

import { useEffect, useState } from 'react'
import { Link } from '#app/ui/link.tsx'
import { findInterrupted, interviewStore, useInterview } from '../../current-interview.ts'
import { type Interview, isUnderWay, whereToResume } from '../../interview.ts'
import { isInterviewKept } from '../../kept-interview.ts'

/** The browser's « back » or a reload leads to an empty offer: the interview is one press away. */
export function UnderWay() {
  const inMemory = useInterview()
  const [interrupted, setInterrupted] = useState<Interview | null>(null)
  useEffect(() => {
    // What a departure emptied meanwhile is not shown to whoever comes.
    if (!inMemory)
      findInterrupted().then((found) => isInterviewKept() && setInterrupted(found), noone)
  }, [inMemory])
  const interview = inMemory ?? interrupted
  if (!interview || !isUnderWay(interview)) return null
  return (
    <p className="mb-8 rounded-xl bg-surface px-5 py-3">
      Un entretien est en cours.{' '}
      <Link
        to={whereToResume(interview)}
        className="link inline-flex min-h-11 items-center font-semibold"
        onClick={() => inMemory || interviewStore.restore(interview)}
      >
        Reprendre la simulation
      </Link>
    </p>
  )
}

const noone = () => {}

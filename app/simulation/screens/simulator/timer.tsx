import { useEffect, useState } from 'react'
import { minutesAndSeconds } from '../../report/durations.ts'

const TICK = 250

/** Time since the question appeared, by the wall clock: a tab that slept shows the right time again. */
export function Timer({ startedAt }: { startedAt: number | null }) {
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), TICK)
    return () => clearInterval(ticking)
  }, [])

  const seconds = startedAt === null ? 0 : Math.floor(Math.max(0, now - startedAt) / 1000)
  return (
    <p
      role="timer"
      aria-label="Temps écoulé"
      translate="no"
      className="figures whitespace-nowrap text-xl font-semibold"
    >
      {minutesAndSeconds(seconds)}
    </p>
  )
}

import { useEffect, useState } from 'react'
import { usualSeconds } from '#app/interviewer/usual-time.ts'
import { sayLength } from '#app/voice/spoken-facts.ts'
import { elapsedSeconds, type Interview, shownIndex } from '../../interview.ts'

const TICK = 1_000
const RADIUS = 10
const AROUND = 2 * Math.PI * RADIUS
/** Who wants no motion sees a ring that fills by quarters. */
const QUARTERS = 4

/** How much of the usual time is over, as a ring beside the clock: once full it stays, and stops nobody. */
export function UsualTime({ interview }: { interview: Interview }) {
  const usual = usualSeconds(interview.format ?? undefined, shownIndex(interview))
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), TICK)
    return () => clearInterval(ticking)
  }, [])
  const share = Math.min(1, elapsedSeconds(interview, now) / usual)
  return (
    <p className="flex items-baseline gap-2 text-base text-ink-soft">
      <span>
        <span className="max-sm:sr-only">Temps habituel{'\u00a0'}: </span>
        <span className="figures whitespace-nowrap">{sayLength(usual)}</span>
      </span>
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 -rotate-90 self-center">
        <circle cx="12" cy="12" r={RADIUS} className={`${THIN} stroke-track`} />
        <circle
          cx="12"
          cy="12"
          r={RADIUS}
          strokeDasharray={AROUND}
          strokeDashoffset={AROUND * (1 - (wantsNoMotion() ? inQuarters(share) : share))}
          className={`${THIN} stroke-ink-soft`}
        />
      </svg>
    </p>
  )
}

const THIN = 'fill-none stroke-3'
const inQuarters = (share: number) => Math.floor(share * QUARTERS) / QUARTERS
const wantsNoMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches

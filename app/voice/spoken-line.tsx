import type { Spoken } from './contract.ts'
import { saySpoken, USUAL_PACE } from './spoken-facts.ts'

/** How an answer was said, and what is usual. */
export function SpokenLine({ spoken }: { spoken: Spoken }) {
  return (
    <p className="mt-3 text-base text-ink-soft">
      <span className="figures font-semibold">{`À voix haute\u00a0: ${saySpoken(spoken)}.`}</span>{' '}
      {USUAL_PACE}
    </p>
  )
}

import type { Assessment } from './interviewer.ts'

/** From here on, an answer stands: what is said of it is a step further, not something to mend. */
export const STANDS = 75

/** A pitfall as it is read, wherever that is. */
export const sayPitfall = (pitfall: string): string =>
  `Le piège de cette question\u00a0: ${pitfall}`

type Said = Pick<Assessment, 'pitfall'> & { score: number | null }

/** Of eighty answers read, those that fell into the pitfall were under this; above, all had kept clear of it. */
const MAY_HAVE_FALLEN = 45

/**
 * Whether a pitfall is read under an answer: it says nothing of the answer itself, so whoever gave one that
 * keeps clear of it is not told of it.
 */
export const isPitfallShown = ({ pitfall, score }: Said): boolean =>
  Boolean(pitfall) && (score === null || score < MAY_HAVE_FALLEN)

/** Beside what is true whatever was answered, a middling answer may be held to it by whoever gave it. */
export const isPitfallKept = ({ pitfall, score }: Said): boolean =>
  Boolean(pitfall) && score !== null && score >= MAY_HAVE_FALLEN && score < STANDS

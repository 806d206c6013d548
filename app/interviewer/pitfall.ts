import type { Assessment } from './interviewer.ts'

/** From here on, an answer stands: what is said of it is a step further, not something to mend. */
export const STANDS = 75

/** A pitfall as it is read, wherever that is. */
export const sayPitfall = (pitfall: string): string =>
  `Le piège de cette question\u00a0: ${pitfall}`

type Said = Pick<Assessment, 'pitfall'> & { score: number | null }

/**
 * Where a pitfall is read: before the remarks, or after those on an answer that stands, as what others
 * miss; never among what is to improve, since it says nothing of the answer.
 */
export function placeOfPitfall({ pitfall, score }: Said): 'before' | 'after' | null {
  if (!pitfall) return null
  return score !== null && score < STANDS ? 'before' : 'after'
}

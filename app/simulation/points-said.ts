import type { Feedback } from './contract.ts'
import type { Interview } from './interview.ts'

type Ticks = Pick<Interview, 'feedbacks' | 'pointsSaid'>

/** The points that an answer makes: as the candidate ticked them, until then as they were heard. */
export const saidPoints = ({ feedbacks, pointsSaid }: Ticks, index: number): readonly string[] =>
  pointsSaid[index] ?? feedbacks[index]?.heard ?? []

const MOST_TO_SAY = 3

interface ToSayAgain {
  points: string[]
  /** Whether the candidate said what is missing; else some of it may have been said unheard. */
  isSure: boolean
}

/** What another attempt is for: the first points that the last one does not make. */
export function pointsToSay(interview: Ticks, index: number): ToSayAgain {
  const said = saidPoints(interview, index)
  const points = interview.feedbacks[index]?.listensFor ?? []
  return {
    points: points.filter((point) => !said.includes(point)).slice(0, MOST_TO_SAY),
    isSure: Boolean(interview.pointsSaid[index]),
  }
}

/** What an addition brought is said too; a point that was unticked by hand stays so. */
export function withNewlyHeard(
  { feedbacks, pointsSaid }: Ticks,
  index: number,
  { heard = [] }: Feedback,
): string[] | null {
  const said = pointsSaid[index]
  if (!said) return null
  const known = [...said, ...(feedbacks[index]?.heard ?? [])]
  return [...said, ...heard.filter((point) => !known.includes(point))]
}

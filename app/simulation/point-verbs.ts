import type { Interview } from './interview.ts'
import { saidPoints } from './points-said.ts'
import { replaced } from './replaced.ts'

interface Tick {
  index: number
  point: string
  isSaid: boolean
}

/** The candidate says whether an answer makes a point of its question; one that is none of them is ignored. */
export function tickPoint(interview: Interview, { index, point, isSaid }: Tick): Interview {
  const points = interview.feedbacks[index]?.listensFor ?? []
  if (!points.includes(point)) return interview
  const said = saidPoints(interview, index)
  const ticked = points.filter((one) => (one === point ? isSaid : said.includes(one)))
  return { ...interview, pointsSaid: replaced(interview.pointsSaid, index, ticked) }
}

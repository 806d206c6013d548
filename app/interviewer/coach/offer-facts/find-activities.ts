import type { Activity, Words } from '../book/page.ts'
import { isMeant } from './is-meant.ts'
import type { OfferLine } from './offer-facts.ts'

/** What a second and a third line on the same subject add. */
const SHARES = [1, 0.4, 0.2]
/** The first mission matters more than the twentieth. */
const LATER = 0.015
const LEAST_OF_A_LINE = 0.5

/** How present each activity is in what the offer says that one does, 0 to 1 for the most present. */
export function findActivities(
  activities: readonly Activity[],
  lines: readonly OfferLine[],
): ReadonlyMap<string, number> {
  const scores = activities.map(({ id, heard }) => [id, presenceOf(heard, lines)] as const)
  const most = Math.max(...scores.map(([, score]) => score), 1)
  return new Map(scores.filter(([, score]) => score > 0).map(([id, score]) => [id, score / most]))
}

const A_DUTY = 0.3
const A_MISSION = 0.75

/** What share of the activities of a page the offer speaks of, 0 to 1. */
export function shareOfActivities(
  activities: readonly Activity[],
  lines: readonly OfferLine[],
): number {
  const told = lines.filter(({ weight }) => weight >= A_DUTY)
  const clearness = activities.map(({ heard }) =>
    Math.max(
      0,
      ...told.map(({ folded, weight }) =>
        heard.some((words) => isMeant(folded, words)) ? weight : 0,
      ),
    ),
  )
  return clearness.reduce((sum, one) => sum + one, 0) / Math.max(1, activities.length)
}

/** What share of the clear lines of an offer speaks of one of these activities, 0 to 1. */
export function shareOfLines(activities: readonly Activity[], lines: readonly OfferLine[]): number {
  const clear = lines.filter(({ weight }) => weight >= A_MISSION)
  const told = clear.filter(({ folded }) =>
    activities.some(({ heard }) => heard.some((words) => isMeant(folded, words))),
  )
  return clear.length === 0 ? 0 : told.length / clear.length
}

/** How present these words are in what the offer says that one does. */
export function presenceOf(
  heard: readonly Words[],
  lines: readonly OfferLine[],
  later = LATER,
): number {
  const told = lines
    .map(({ folded, weight }, at) => {
      const met = heard.filter((words) => isMeant(folded, words)).length
      const clearness = met === 0 ? 0 : Math.min(1, LEAST_OF_A_LINE + 0.25 * met)
      return weight * clearness * Math.max(0.5, 1 - later * at)
    })
    .sort((a, b) => b - a)
  return SHARES.reduce((sum, share, at) => sum + share * (told[at] ?? 0), 0)
}

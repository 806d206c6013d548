import { containsWords, type SearchableText } from '../book/match-words.ts'
import type { Activity, Variant, Words } from '../book/page.ts'
import type { OfferLine, RecognisedOffer } from './recognised-offer.ts'
import { CONDITIONS } from './vocabulary/conditions.ts'

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
  const scores = activities.map(({ id, heard }) => [id, presence(heard, lines)] as const)
  const most = Math.max(...scores.map(([, score]) => score), 1)
  return new Map(scores.filter(([, score]) => score > 0).map(([id, score]) => [id, score / most]))
}

const A_DUTY = 0.3

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

function presence(heard: readonly Words[], lines: readonly OfferLine[]): number {
  const told = lines
    .map(({ folded, weight }, at) => {
      const met = heard.filter((words) => isMeant(folded, words)).length
      const clearness = met === 0 ? 0 : Math.min(1, LEAST_OF_A_LINE + 0.25 * met)
      return weight * clearness * Math.max(0.5, 1 - LATER * at)
    })
    .sort((a, b) => b - a)
  return SHARES.reduce((sum, share, at) => sum + share * (told[at] ?? 0), 0)
}

const CUE_IN_A_MISSION = 0.8
/** One cue of the title, two of which one is in a mission, or one that comes back. */
const SURE = 2
const IN_THE_TITLE = 2.5
const IN_A_MISSION = 1.2
const OF_THE_FIRM = 0.6
const AGAIN = 0.4
const AS_STRONG = 0.6
const MOST_VARIANTS = 2

/** The variants of the trade that the offer surely is, the strongest first. */
export function findVariants(
  variants: readonly Variant[],
  { lines, removed }: Pick<RecognisedOffer, 'lines' | 'removed'>,
  least = SURE,
): readonly Variant[] {
  const cued = variants
    .filter((variant) => !removed.has(thingOf(variant)))
    .map((variant) => ({ variant, strength: strengthOf(variant, lines) }))
    .filter(({ strength }) => strength >= least)
    .sort((one, other) => other.strength - one.strength)
  const strongest = cued[0]?.strength ?? 0
  return cued
    .filter(({ strength }) => strength >= strongest * AS_STRONG)
    .slice(0, MOST_VARIANTS)
    .map(({ variant }) => variant)
}

/** What the reader of an offer takes away with a variant: the condition that is said in the same words, if one is. */
export function thingOf({ id, name }: Variant): string {
  return CONDITIONS.find(({ label }) => label === name)?.id ?? `setting ${id}`
}

function strengthOf({ heard }: Variant, lines: readonly OfferLine[]): number {
  return heard.reduce((sum, words) => {
    const met = lines.filter(({ folded, weight }) => weight > 0.08 && isMeant(folded, words))
    if (met.length === 0) return sum
    const isInAMission = met.some(({ weight }) => weight >= CUE_IN_A_MISSION)
    const first = met.some((line) => line === lines[0])
      ? IN_THE_TITLE
      : isInAMission
        ? IN_A_MISSION
        : met.some(({ family }) => family !== 'company')
          ? 1
          : OF_THE_FIRM
    return sum + first + AGAIN * Math.min(3, met.length - 1)
  }, 0)
}

const DENIED = / (?:pas d(?:e|es|u)?|pas l|sans|aucune?|hors|ni) (?:[a-z0-9]+ ){0,2}$/

/** « Pas d'astreinte » names no duty. */
export function isMeant(folded: SearchableText, words: Words): boolean {
  if (!containsWords(folded, words)) return false
  const bare = words.replaceAll('*', '')
  const at = folded.text.indexOf(` ${bare}`)
  return at < 0 || !DENIED.test(folded.text.slice(Math.max(0, at - 30), at + 1))
}

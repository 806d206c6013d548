import type { Variant } from '../book/page.ts'
import { isMeant } from './is-meant.ts'
import type { OfferFacts, OfferLine } from './offer-facts.ts'
import { CONDITIONS } from './vocabulary/conditions.ts'

const CUE_IN_A_MISSION = 0.8
/** One cue of the title, two of which one is in a mission, or one that comes back. */
const SURE = 2
const IN_THE_TITLE = 2.5
const IN_A_MISSION = 1.2
const OF_THE_FIRM = 0.6
const AGAIN = 0.4
const AS_STRONG = 0.6
const OF_THE_WORK = 0.4
const MOST_VARIANTS = 2

/** The variants of the trade that the offer surely is, the strongest first. */
export function findVariants(
  variants: readonly Variant[],
  { lines, removed, leadsPeople }: Pick<OfferFacts, 'lines' | 'removed' | 'leadsPeople'>,
  least = SURE,
): readonly Variant[] {
  const cued = variants
    .filter((variant) => !removed.has(thingOf(variant)))
    .filter(({ name }) => leadsPeople || isInChargeByTitle(lines) || !LEADS_BY_NAME.test(name))
    .map((variant) => ({ variant, strength: strengthOf(variant, lines) }))
    .filter(({ strength }) => strength >= least)
    .sort((one, other) => other.strength - one.strength)
  const strongest = cued[0]?.strength ?? 0
  return cued
    .filter(
      ({ variant, strength }) => strength >= strongest * AS_STRONG || isOfTheTitle(variant, lines),
    )
    .filter(({ variant }, at) => at === 0 || isOfTheTitle(variant, lines) || isTold(variant, lines))
    .slice(0, MOST_VARIANTS)
    .map(({ variant }) => variant)
}

/** « Avec l'encadrement d'une brigade »: its words, « commis » or « cadre de santé », name those one works with as well. */
const LEADS_BY_NAME =
  /(?<!\p{L})(?:encadrement|coordination|à la tête|(?:à|avec|en) (?:la )?direction|(?:comme|en) (?:chef|cheffe|responsable)|à (?:encadrer|diriger))(?!\p{L})/iu
const IN_CHARGE =
  / (?:(?<!secretaire de |assistante? de )direction|responsable|chef|cheffe|direct(?:eur|rice)|manager|gerante?|cadre|coord(?:in|onn)at(?:eur|rice)|coordination|adjointe?|seconde?(?! oeuvre)|referente?|superviseur|contremaitre|agent de maitrise|brigadiere?|gouvernante?|lead|cto|dsi|idec|head|encadrante?|maitre|premier|principale?) /

const isInChargeByTitle = ([title]: readonly OfferLine[]) =>
  title !== undefined && IN_CHARGE.test(title.folded.text)

/** Whether the title of the offer says that it is this one: « responsable SAV » beside who repairs. */
export const isOfTheTitle = (
  { heard }: Variant,
  [title]: Pick<OfferFacts, 'lines'>['lines'],
): boolean => title !== undefined && heard.some((words) => isMeant(title.folded, words))

/** In two ways: beside a stronger one, a stray cue tells nothing. */
const isTold = ({ heard }: Variant, lines: readonly OfferLine[]) =>
  heard.filter((words) =>
    lines.some(({ folded, weight }) => weight >= OF_THE_WORK && isMeant(folded, words)),
  ).length > 1

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

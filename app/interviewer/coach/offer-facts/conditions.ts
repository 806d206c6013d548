import type { ConditionId, OfferLine } from './offer-facts.ts'
import { linesOfThePost } from './offer-lines.ts'
import { CONDITIONS, MAY_BECOME_PERMANENT, OUTDOORS, PERMANENT } from './vocabulary/conditions.ts'

/** A post is not both: whoever speaks of CDD beside may mean the team. */
export const isPermanentIn = (text: string) =>
  PERMANENT.test(text.replace(MAY_BECOME_PERMANENT, ' '))

/** The conditions that the offer sets, those that decide most first. */
export function findConditions(lines: readonly OfferLine[]): ConditionId[] {
  const told = linesOfThePost(lines).map(({ folded }) => folded.text)
  const isPermanent = told.some(isPermanentIn)
  return CONDITIONS.filter(
    ({ id, set, denied }) =>
      !(id === 'fixed-term' && isPermanent) &&
      told.some((text) => set.test(denied ? text.replace(denied, ' ') : text)),
  ).map(({ id }) => id)
}

/** Whether folded words name a condition of which the offer says nothing. */
export function namesUnsetCondition(
  asked: string,
  { conditions, lines }: { conditions: readonly ConditionId[]; lines: readonly OfferLine[] },
): boolean {
  const unset = CONDITIONS.filter(({ id }) => !conditions.includes(id))
  return [...unset, OUTDOORS].some(
    (one) =>
      one.asked?.test(asked) &&
      !linesOfThePost(lines).some(({ folded }) => one.spokenOf?.test(folded.text)),
  )
}

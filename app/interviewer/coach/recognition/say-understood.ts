import type { Understood } from '../../understood.ts'
import type { Variant } from '../book/page.ts'
import { titleOf } from '../trades/title-from-trade.ts'
import { settingId } from './find-activities.ts'
import type { RecognisedOffer } from './recognised-offer.ts'
import { CONDITION_LABELS, REQUIREMENT_LABELS } from './vocabulary/labels.ts'

/** What was recognised, in words that its reader can correct. */
export function sayUnderstood(offer: RecognisedOffer, variants: readonly Variant[]): Understood {
  const { town, employer, isForBeginners, conditions, requirements } = offer
  const things = [
    ...variants
      .filter((variant) => !isCondition(variant, conditions))
      .map(({ id, name }) => ({ id: settingId(id), label: name })),
    ...(town ? [{ id: 'town', label: town }] : []),
    ...(employer ? [{ id: 'employer', label: employer }] : []),
    ...(isForBeginners ? [{ id: 'beginner', label: 'débutants acceptés' }] : []),
    ...conditions.map((id) => ({ id, label: CONDITION_LABELS[id] })),
    ...requirements.flatMap(({ id, isMust }) => {
      const label = REQUIREMENT_LABELS[id]
      return label && isMust ? [{ id, label }] : []
    }),
  ]
  return { trade: titleOf(offer), things }
}

/** « de nuit » may be a setting of the trade and a condition as well: it is said once. */
const isCondition = ({ name }: Variant, conditions: RecognisedOffer['conditions']) =>
  conditions.some((id) => CONDITION_LABELS[id] === name)

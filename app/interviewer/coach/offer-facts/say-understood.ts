import type { Understood } from '../../understood.ts'
import type { Variant } from '../book/page.ts'
import { withDe } from '../french/grammar.ts'
import { titleOf } from '../trades/title-from-trade.ts'
import { circumstancesAsked, thingTold } from './find-circumstances.ts'
import { thingOf } from './find-variants.ts'
import type { OfferFacts, Terms } from './offer-facts.ts'
import { labelOfRequirement, requirementsOfPost } from './requirements.ts'
import { labelOfCondition } from './vocabulary/conditions.ts'

/** What was recognised, in words that its reader can correct. */
export function sayUnderstood(offer: OfferFacts, variants: readonly Variant[]): Understood {
  const { town, employer, named, people, sector, isForBeginners, conditions } = offer
  const things = [
    ...variants.map((variant) => ({ id: thingOf(variant), label: variant.name })),
    ...(town ? [{ id: 'town', label: town }] : []),
    ...(employer ? [{ id: 'employer', label: employer }] : []),
    ...(named ? [{ id: 'named', label: named }] : []),
    ...(people ? [{ id: 'people', label: `auprès ${withDe(people)}` }] : []),
    ...(sector ? [{ id: 'sector', label: `secteur ${withDe(sector)}` }] : []),
    ...(isForBeginners ? [{ id: 'beginner', label: 'débutants acceptés' }] : []),
    // « Un week-end sur deux » says already that some are worked.
    ...conditions.flatMap((id) =>
      id === 'weekend' && offer.terms.weekEnds ? [] : { id, label: labelOfCondition(id) },
    ),
    ...termsUnderstood(offer.terms),
    ...requirementsOfPost(offer).flatMap(({ id, isMust }) => {
      const label = isMust && labelOfRequirement(id)
      return label ? [{ id, label }] : []
    }),
  ]
  const said = new Set(things.map(({ id }) => id))
  const told = circumstancesAsked(offer)
    .map((one) => ({ id: thingTold(one), label: one.say }))
    .filter(({ id }) => !said.has(id))
  // « de nuit » may be a setting of the trade and a condition as well.
  return {
    trade: titleOf(offer),
    things: [...new Map([...things, ...told].map((one) => [one.id, one])).values()],
  }
}

const termsUnderstood = (terms: Terms) => [
  ...termsOfTheContract(terms),
  ...(terms.days ? [{ id: 'days', label: terms.days }] : []),
  ...(terms.dayHours ? [{ id: 'day-hours', label: terms.dayHours }] : []),
  ...(terms.weekEnds ? [{ id: 'week-ends', label: terms.weekEnds }] : []),
  ...(terms.pay ? [{ id: 'pay', label: `salaire ${terms.pay}` }] : []),
]

/** A contract of no told length is a condition, which is said already. */
const termsOfTheContract = ({ contract, start, weeklyHours, remoteDays }: Terms) => [
  ...(contract && contract.lasts !== 'untold' ? [{ id: 'contract', label: contract.text }] : []),
  ...(weeklyHours === null ? [] : [{ id: 'hours', label: `${weeklyHours} heures par semaine` }]),
  ...(remoteDays ? [{ id: 'remote-days', label: remoteDays }] : []),
  ...(start ? [{ id: 'start', label: `prise de poste ${start.text}` }] : []),
]

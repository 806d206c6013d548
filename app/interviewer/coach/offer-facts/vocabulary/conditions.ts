import type { ConditionId } from '../recognised-offer.ts'

/** How a condition is named to whoever pasted the offer. */
export const CONDITION_LABELS: Readonly<Record<ConditionId, string>> = {
  night: 'de nuit',
  shifts: 'en équipes',
  weekend: 'week-ends',
  split: 'avec coupure',
  early: 'tôt le matin',
  'part-time': 'temps partiel',
  season: 'saisonnier',
  'on-call': 'astreintes',
  travel: 'déplacements',
  internship: 'stage',
  interim: 'intérim',
  'fixed-term': 'CDD',
  remote: 'télétravail',
  apprenticeship: 'alternance',
}

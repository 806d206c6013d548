const PARIS = { timeZone: 'Europe/Paris' } as const
const DATE = new Intl.DateTimeFormat('fr-FR', { ...PARIS, dateStyle: 'long' })
const SHORT_DATE = new Intl.DateTimeFormat('fr-FR', { ...PARIS, dateStyle: 'medium' })
const MOMENT = new Intl.DateTimeFormat('fr-FR', {
  ...PARIS,
  dateStyle: 'medium',
  timeStyle: 'short',
})
const TIME = new Intl.DateTimeFormat('fr-FR', { ...PARIS, timeStyle: 'medium' })
const NUMBER = new Intl.NumberFormat('fr-FR')
const DECIMAL = new Intl.NumberFormat('fr-FR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const MONEY = new Intl.NumberFormat('fr-FR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** « 27 novembre 2026 » */
export const formatDate = (instant: string): string => DATE.format(new Date(instant))

/** « 27 nov. 2026 » */
export const formatShortDate = (instant: string): string => SHORT_DATE.format(new Date(instant))

/** « 27 nov. 2026, 10:00 » */
export const formatMoment = (instant: string): string => MOMENT.format(new Date(instant))

/** « 10:00:05 » */
export const formatTime = (milliseconds: number): string => TIME.format(new Date(milliseconds))

export const formatNumber = (value: number): string => NUMBER.format(value)

/** « 5,99 EUR » */
export const formatAmount = (minor: number, currency: string): string =>
  `${MONEY.format(minor / 100)}\u00a0${currency.toUpperCase()}`

/** « 12,5 » in per cent; « 0 » when there is nobody. */
export const conversionRate = (premium: number, total: number): string =>
  total === 0 ? '0' : DECIMAL.format((premium / total) * 100)

/** « 1,5 » */
export const averagePerUser = (simulations: number, total: number): string =>
  DECIMAL.format(total === 0 ? 0 : simulations / total)

/** « 1 article », « 2 articles »; in French, none is singular. */
export const counted = (count: number, word: string): string =>
  `${formatNumber(count)} ${word}${Math.abs(count) < 2 ? '' : 's'}`

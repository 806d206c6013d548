/** What Premium costs, once: the amount in cents, as the cashier counts. */
export const PREMIUM_PRICE = { amount: 599, currency: 'eur' } as const

/**
 * « 1 234,56 € », as `Intl` writes it. By hand: what a browser loads to know French stopped a phone
 * for a sixth of a second, on each page that names the price.
 */
export function inEuros(cents: number): string {
  const euros = `${Math.trunc(cents / 100)}`.replace(/\B(?=(\d{3})+$)/g, '\u202f')
  return `${euros},${`${cents % 100}`.padStart(2, '0')}\u00a0€`
}

/** « 5,99 € » */
export const PREMIUM_PRICE_SHOWN = inEuros(PREMIUM_PRICE.amount)

/** What Premium costs, once: the amount in cents, as the cashier counts. */
export const PREMIUM_PRICE = { amount: 599, currency: 'eur' } as const

export const inEuros = (cents: number): string =>
  new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format(cents / 100)

/** « 5,99 € » */
export const PREMIUM_PRICE_SHOWN = inEuros(PREMIUM_PRICE.amount)

import type { Letter } from '#app/platform/mailer/outbox.ts'
import type { Ports } from '#app/ports.ts'
import { inEuros } from '../rules.ts'

const MISSING = 'à compléter'
const DATE = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

/** Writes the receipt; null for a letter that is not ours. */
export async function writePremiumLetter(
  { env }: Pick<Ports, 'env'>,
  { name, details }: Letter & { details: Record<string, string> },
) {
  if (name !== 'premium-receipt') return null
  const { receiptLetter } = await import('./emails/receipt.tsx')
  return receiptLetter({
    home: `${env.PUBLIC_URL}/`,
    date: DATE.format(new Date(details.paidAt ?? '')),
    amount: inEuros(Number(details.amount)),
    reference: details.reference ?? '',
    seller:
      [env.SELLER_NAME, env.SELLER_ADDRESS, env.SELLER_ID].filter(Boolean).join(', ') || MISSING,
    taxLine: env.TAX_LINE ?? `TVA : ${MISSING}`,
  })
}

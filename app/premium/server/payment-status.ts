import type { Payment } from '#app/platform/cashier/cashier.ts'
import { PREMIUM_PRICE } from '../rules.ts'
import type { PaymentRow } from './storage.ts'

export type PaymentStatus = PaymentRow['status']

/** What a payment is worth to us now, from what the cashier says of it and nothing else. */
export function toPaymentStatus(payment: Payment): PaymentStatus {
  if (payment.status === 'canceled') return 'canceled'
  if (payment.status !== 'succeeded') return 'open'
  const { amount, currency } = PREMIUM_PRICE
  if (payment.amount !== amount || payment.currency !== currency) return 'refused'
  if (payment.isRefunded) return 'refunded'
  if (payment.dispute === 'lost') return 'lost'
  return payment.dispute === 'open' ? 'disputed' : 'paid'
}

/** A dispute that is open takes nothing away: only losing it does. */
export const grantsPremium = (status: PaymentStatus): boolean =>
  status === 'paid' || status === 'disputed'

import type { Stripe, StripeCardElement } from '@stripe/stripe-js'
import type { CardAnswer } from '../contract.ts'
import { FAILED } from '../messages.ts'

type Status = CardAnswer['paymentIntent']['status']
const KNOWN: readonly string[] = ['requires_action', 'processing', 'succeeded', 'canceled']

const answerOf = (
  { id, status }: { id: string; status: string },
  error?: CardAnswer['error'],
): CardAnswer => ({
  paymentIntent: {
    id,
    status: KNOWN.includes(status) ? (status as Status) : 'requires_payment_method',
  },
  ...(error && { error }),
})

/** Asks the provider to take the money, 3-D Secure included, and says it in the words of our contract. */
export async function payByCard(
  stripe: Stripe,
  clientSecret: string,
  card: StripeCardElement,
): Promise<CardAnswer> {
  const id = clientSecret.split('_secret_')[0] ?? ''
  const { paymentIntent, error } = await stripe.confirmCardPayment(clientSecret, {
    payment_method: { card },
  })
  if (paymentIntent) return answerOf(paymentIntent)
  // Another tab may have paid it meanwhile: then this one has succeeded too.
  const known = error?.payment_intent
  if (known?.status === 'succeeded' || known?.status === 'processing') return answerOf(known)
  const reason = {
    code: error?.code ?? error?.type ?? 'unknown',
    message: error?.message ?? FAILED,
  }
  return answerOf({ id, status: 'requires_payment_method' }, reason)
}

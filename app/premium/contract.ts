import { z } from 'zod'
import { WRONG_AMOUNT } from './messages.ts'
import { PREMIUM_PRICE } from './rules.ts'

/** `POST /api/stripe/create-payment-intent` (bearer): the price is ours, another `amount` is 400. */
export const OpenPayment = z.object({ amount: z.literal(PREMIUM_PRICE.amount, WRONG_AMOUNT) })

/** What a browser needs to pay; 409 when the account is premium already. */
export const OpenedPayment = z.object({
  clientSecret: z.string(),
  /** `processing` when it was paid before and the bank has not answered yet. */
  status: z.enum(['open', 'processing']),
  /** For the provider's script; null when the card goes to the pretend cashier. */
  publishableKey: z.string().nullable(),
})
export type OpenedPayment = z.infer<typeof OpenedPayment>

/** `POST /api/stripe/confirm-payment` (bearer): 404 unknown or of someone else, 400 unfinished, 200 `{user}`. */
export const ConfirmPayment = z.object({ paymentIntentId: z.string().min(1).max(255) })

/** `POST /api/stripe/pretend/confirm`: 404 where payments are real. */
export const ShowCard = z.object({
  clientSecret: z.string().max(255),
  cardNumber: z.string().max(100),
})

/** `POST /api/stripe/pretend/authenticate`: the answer to the step that 3-D Secure asks for. */
export const Authenticate = z.object({
  clientSecret: z.string().max(255),
  isApproved: z.boolean(),
})

/** What became of a card, in the words of the provider. */
export const CardAnswer = z.object({
  paymentIntent: z.object({
    id: z.string(),
    status: z.enum([
      'requires_payment_method',
      'requires_action',
      'processing',
      'succeeded',
      'canceled',
    ]),
  }),
  error: z.object({ code: z.string(), message: z.string() }).optional(),
})
export type CardAnswer = z.infer<typeof CardAnswer>

/** `POST /api/stripe/webhook`: the cashier only wants to know that it arrived. */
export const Received = z.object({ received: z.literal(true) })

/** One payment in a history; `lost` is a dispute that the bank decided for the buyer. */
export const PaymentRecord = z.object({
  id: z.string(),
  paymentId: z.string().nullable(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['open', 'paid', 'disputed', 'lost', 'refunded', 'canceled', 'refused']),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  endedAt: z.string().nullable(),
})
export type PaymentRecord = z.infer<typeof PaymentRecord>

/** Money that arrived for no account: whoever runs the product gives it back at the provider. */
export const UnclaimedPayment = z.object({
  id: z.string(),
  /** The provider's name for it. */
  paymentId: z.string(),
  amount: z.int(),
  currency: z.string(),
  arrivedAt: z.string(),
})
export type UnclaimedPayment = z.infer<typeof UnclaimedPayment>

import Stripe from 'stripe'
import { z } from 'zod'
import type { Log } from '../log.ts'
import { Problem } from '../problem.ts'
import type { Cashier, Payment } from './cashier.ts'

/** Pinned: an account of the provider may be set to another one. */
const API_VERSION = '2026-10-28.endive'
const TIMEOUT = 10_000
const RETRIES = 2

const NO_ANSWER = 'Le service de paiement ne répond pas. Veuillez réessayer dans un instant.'
const NO_WEBHOOK = 'Les événements de paiement ne sont pas configurés.'
const BAD_SIGNATURE = "La signature de cet événement n'est pas valide."

interface StripeKeys {
  secretKey: string
  publishableKey: string
  /** Without it events cannot be told from forgeries, and none is heard. */
  webhookSecret: string | undefined
  /** Another place than the provider's own, for a peer on this machine. */
  apiBase: string | undefined
}

/** The cashier that takes real money. */
export function createStripeCashier(keys: StripeKeys, log: Log): Cashier {
  const stripe = new Stripe(keys.secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...placeOf(keys.apiBase),
  })

  /** Null when the provider knows no such thing; any other trouble is `upstream`. */
  const ask = async <Answer>(question: Promise<Answer>): Promise<Answer | null> => {
    try {
      return await question
    } catch (cause) {
      if (!(cause instanceof Stripe.errors.StripeError)) throw cause
      if (cause.code === 'resource_missing') return null
      const { type, code, statusCode, requestId } = cause
      log.warn({ type, code, statusCode, requestId }, 'the payment provider refused a call')
      throw new Problem('upstream', NO_ANSWER, { cause })
    }
  }
  const expected = async <Answer>(question: Promise<Answer>): Promise<Answer> => {
    const answer = await ask(question)
    if (answer === null) throw new Problem('upstream', NO_ANSWER)
    return answer
  }
  const disputeOf = async (intent: Stripe.PaymentIntent): Promise<Payment['dispute']> => {
    const charge = chargeOf(intent)
    if (!charge?.disputed) return 'none'
    const { data } = await expected(stripe.disputes.list({ payment_intent: intent.id, limit: 10 }))
    return worst(data.map(({ status }) => status))
  }

  return {
    publishableKey: keys.publishableKey,
    pretend: null,
    async openPayment({ reference, accountId, amount, currency }) {
      const order = {
        amount,
        currency,
        payment_method_types: ['card'],
        description: 'Vis-à-vis Premium',
        metadata: { accountId, reference },
      }
      // The key is ours for ever: whoever asks again, after a lost answer too, gets the same payment.
      const idempotencyKey = `premium-${reference}`
      const intent = await expected(stripe.paymentIntents.create(order, { idempotencyKey }))
      return paymentOf(intent, 'none')
    },
    async findPayment(id) {
      if (!/^pi_\w+$/.test(id)) return null
      const intent = await ask(stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))
      return intent && paymentOf(intent, await disputeOf(intent))
    },
    async cancelPayment(id) {
      await stripe.paymentIntents.cancel(id).catch((error) => {
        // It was paid meanwhile, which whoever asks next will see.
        if (error?.code !== 'payment_intent_unexpected_state') throw error
      })
    },
    readEvent(body, signature) {
      const { webhookSecret } = keys
      // An empty secret would be one that anybody can sign with.
      if (!webhookSecret) throw new Problem('unavailable', NO_WEBHOOK)
      try {
        const event = stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret)
        return { paymentId: paymentIdIn(event) }
      } catch (cause) {
        // Signed, and unlike anything the provider is known to say: to be heard, and no more.
        if (!(cause instanceof Stripe.errors.StripeSignatureVerificationError)) {
          return { paymentId: null }
        }
        throw new Problem('invalid', BAD_SIGNATURE, { cause })
      }
    },
  }
}

function placeOf(apiBase: string | undefined) {
  if (!apiBase) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  const standard = isPlain ? '80' : '443'
  return { host: hostname, port: port || standard, protocol: isPlain ? 'http' : 'https' } as const
}

/** Whatever else it may be, it is not paid yet. */
const STATUS: Record<string, Payment['status']> = {
  succeeded: 'succeeded',
  processing: 'processing',
  canceled: 'canceled',
}

const chargeOf = ({ latest_charge }: Stripe.PaymentIntent): Stripe.Charge | null =>
  typeof latest_charge === 'object' ? latest_charge : null

function paymentOf(intent: Stripe.PaymentIntent, dispute: Payment['dispute']): Payment {
  const { id, client_secret, amount, currency, metadata, status } = intent
  return {
    id,
    clientSecret: client_secret ?? '',
    accountId: metadata.accountId ?? null,
    reference: metadata.reference ?? null,
    amount,
    currency,
    status: STATUS[status] ?? 'open',
    isRefunded: chargeOf(intent)?.refunded ?? false,
    dispute,
  }
}

/** A warning is no dispute yet: no money has moved. */
function worst(statuses: Stripe.Dispute.Status[]): Payment['dispute'] {
  if (statuses.includes('lost')) return 'lost'
  const isOpen = statuses.some((status) => /^(needs_response|under_review|appeal_)/.test(status))
  if (isOpen) return 'open'
  return statuses.includes('won') ? 'won' : 'none'
}

const Event = z.object({ data: z.object({ object: z.record(z.string(), z.unknown()) }) })

/** The payment that an event is about: itself, or what its charge, refund or dispute belongs to. */
function paymentIdIn(event: unknown): string | null {
  const { object: kind, id, payment_intent } = Event.safeParse(event).data?.data.object ?? {}
  if (kind === 'payment_intent') return typeof id === 'string' ? id : null
  if (typeof payment_intent === 'string') return payment_intent
  const expanded = payment_intent as { id?: unknown } | null | undefined
  return typeof expanded?.id === 'string' ? expanded.id : null
}

import { Hono } from 'hono'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { answers } from '#app/platform/http/documented.ts'
import { readBody } from '#app/platform/http/read-body.ts'
import { MEDIUM } from '#app/platform/http/sizes.ts'
import { Received } from '../contract.ts'
import { handlePaymentEvent } from './service.ts'

/** Where the cashier tells what happened; the signature covers the body byte for byte. */
export const webhookApi = new Hono<AppEnv>().post(
  '/stripe/webhook',
  answers('Reçoit les événements signés du prestataire de paiement.', Received),
  async (c) => {
    const { ports, bodyRoom, address } = c.var
    const hold = bodyRoom.holdFor(address)
    try {
      const signed = await readBody(c, { most: MEDIUM, hold })
      await handlePaymentEvent(ports, signed.toString(), c.req.header('Stripe-Signature'))
    } finally {
      hold.release()
    }
    return c.json({ received: true })
  },
)

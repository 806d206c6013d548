import { Hono } from 'hono'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { answers } from '#app/platform/http/documented.ts'
import { Received } from '../contract.ts'
import { hearCashier } from './service.ts'

/** Where the cashier tells what happened; the signature covers the body byte for byte. */
export const webhookApi = new Hono<AppEnv>().post(
  '/stripe/webhook',
  answers('Reçoit les événements signés du prestataire de paiement.', Received),
  async (c) => {
    await hearCashier(c.var.ports, await c.req.text(), c.req.header('Stripe-Signature'))
    return c.json({ received: true })
  },
)

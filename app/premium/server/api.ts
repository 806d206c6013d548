import { Hono } from 'hono'
import { CurrentUser } from '#app/accounts/contract.ts'
import { toUser } from '#app/accounts/server/service.ts'
import { signedIn } from '#app/accounts/server/signed-in.ts'
import { accept } from '#app/platform/http/accept.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { answers } from '#app/platform/http/documented.ts'
import { ConfirmPayment, OpenedPayment, OpenPayment } from '../contract.ts'
import { pretendApi } from './pretend-api.ts'
import { confirmPremium, openPremium } from './service.ts'

export const premiumApi = new Hono<AppEnv>()
  .post(
    '/stripe/create-payment-intent',
    answers('Ouvre le paiement de Premium, ou retrouve celui qui est ouvert.', OpenedPayment),
    signedIn,
    accept(OpenPayment),
    async (c) => c.json(await openPremium(c.var.ports, c.var.account)),
  )
  .post(
    '/stripe/confirm-payment',
    answers('Accorde Premium si le prestataire a bien été payé.', CurrentUser),
    signedIn,
    accept(ConfirmPayment),
    async (c) => {
      const { ports, account } = c.var
      const { paymentIntentId } = c.req.valid('json')
      return c.json({ user: toUser(await confirmPremium(ports, account, paymentIntentId)) })
    },
  )
  .route('/', pretendApi)

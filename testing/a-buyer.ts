import { createApp } from '#app/site/create-app.ts'
import { anAccount } from './an-account.ts'
import { call } from './call.ts'
import type { TestPorts } from './test-ports.ts'

export const GOOD_CARD = '4242424242424242'
export const DECLINED_CARD = '4000000000000002'
export const SECURE_CARD = '4000002500003155'
export const SLOW_CARD = '4000000000000101'

/** Somebody who is signed in and buys, with the calls that the dialog makes. */
export async function aBuyer(ports: TestPorts, wanted: Parameters<typeof anAccount>[1] = {}) {
  const app = createApp(ports)
  const account = await anAccount(ports, wanted)
  const { token } = account
  const open = () =>
    call(app, 'POST /api/stripe/create-payment-intent', { token, body: { amount: 599 } })
  return {
    ...account,
    app,
    open,
    async secret(): Promise<string> {
      return (await open()).body.clientSecret
    },
    show: (clientSecret: string, cardNumber: string) =>
      call(app, 'POST /api/stripe/pretend/confirm', { body: { clientSecret, cardNumber } }),
    confirm: (paymentIntentId: string) =>
      call(app, 'POST /api/stripe/confirm-payment', { token, body: { paymentIntentId } }),
    async isPremium(): Promise<boolean> {
      return (await call(app, 'GET /api/user', { token })).body.user.isPremium
    },
    async receipts() {
      await ports.outbox.deliver()
      return ports.sent.filter(({ to, subject }) => to === account.email && /reçu/.test(subject))
    },
  }
}

export const idOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? ''

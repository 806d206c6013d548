import { randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { Problem } from '../problem.ts'
import type { CardAnswer, Cashier, Payment } from './cashier.ts'
import { AUTHENTICATION_FAILED, outcomeOf } from './pretend-cards.ts'
import { findRow, moveRow, openRow, type PretendRow } from './pretend-storage.ts'

/** How long the slow card keeps one waiting, in milliseconds. */
const PROCESSING = 5_000
const PAYABLE = ['requires_payment_method', 'requires_action']
const NO_EVENTS = "La caisse de démonstration n'envoie pas d'événement."

type Status = CardAnswer['paymentIntent']['status']

/** The cashier of the demonstration: test cards, no money; what it knows outlives a restart. */
export function createPretendCashier({ db, clock }: { db: Db; clock: Clock }): Cashier {
  /** A payment that was processing has gone through once its time has come. */
  const statusOf = ({ status, settlesAt }: PretendRow): Status =>
    status === 'processing' && (settlesAt ?? '') <= clock.now().toISOString()
      ? 'succeeded'
      : (status as Status)

  const seen = async (clientSecret: string, error?: CardAnswer['error']) => {
    const row = await findRow(db, 'clientSecret', clientSecret)
    if (!row) return null
    return { paymentIntent: { id: row.id, status: statusOf(row) }, ...(error && { error }) }
  }

  return {
    publishableKey: null,
    async openPayment({ reference, accountId, amount, currency }) {
      const id = `pi_pretend_${randomBytes(12).toString('hex')}`
      const clientSecret = `${id}_secret_${randomBytes(16).toString('hex')}`
      const status = 'requires_payment_method'
      const order = { reference, accountId, amount, currency }
      const row = await openRow(db, { id, clientSecret, ...order, status, settlesAt: null })
      return paymentOf(row, statusOf(row))
    },
    async findPayment(id) {
      const row = await findRow(db, 'id', id)
      return row ? paymentOf(row, statusOf(row)) : null
    },
    cancelPayment: (id) => moveRow(db, { id, from: PAYABLE, to: 'canceled', settlesAt: null }),
    readEvent() {
      throw new Problem('not-found', NO_EVENTS)
    },
    pretend: {
      async showCard(clientSecret, cardNumber) {
        const row = await findRow(db, 'clientSecret', clientSecret)
        if (!row || !PAYABLE.includes(row.status)) return seen(clientSecret)
        const { status, error } = outcomeOf(cardNumber)
        const settlesAt =
          status === 'processing'
            ? new Date(clock.now().getTime() + PROCESSING).toISOString()
            : null
        await moveRow(db, { id: row.id, from: PAYABLE, to: status, settlesAt })
        return seen(clientSecret, error)
      },
      async authenticate(clientSecret, isApproved) {
        const row = await findRow(db, 'clientSecret', clientSecret)
        if (row?.status !== 'requires_action') return seen(clientSecret)
        const to = isApproved ? 'succeeded' : 'requires_payment_method'
        await moveRow(db, { id: row.id, from: ['requires_action'], to, settlesAt: null })
        return seen(clientSecret, isApproved ? undefined : AUTHENTICATION_FAILED)
      },
    },
  }
}

const STATUS: Record<Status, Payment['status']> = {
  requires_payment_method: 'open',
  requires_action: 'open',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
}

function paymentOf({ status: _, settlesAt: __, ...row }: PretendRow, status: Status): Payment {
  return { ...row, status: STATUS[status], isRefunded: false, dispute: 'none' }
}

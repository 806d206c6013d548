import { Problem } from '../problem.ts'
import type { Cashier } from './cashier.ts'

const CLOSED = "Le paiement n'est pas disponible pour le moment."

function refuse(): never {
  throw new Problem('unavailable', CLOSED)
}

/** Where nothing may be pretend and no key was given, nobody can pay: every verb throws `unavailable`. */
export const closedCashier: Cashier = {
  publishableKey: null,
  pretend: null,
  openPayment: async () => refuse(),
  findPayment: async () => refuse(),
  cancelPayment: async () => refuse(),
  readEvent: refuse,
}

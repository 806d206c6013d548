import type { Account } from '#app/accounts/server/service.ts'
import type { Db } from '#app/platform/database/database.ts'
import type { Ports } from '#app/ports.ts'
import { forgetPaying } from './limits.ts'
import * as storage from './storage.ts'

/**
 * Somebody deletes their account: the answer closes the payment that they had under way, once the
 * transaction is done, so that no card is charged for nobody. Proofs of payment stay, without a name.
 */
export async function leavePremium(
  { cashier, limits, log }: Pick<Ports, 'cashier' | 'limits' | 'log'>,
  tx: Db,
  account: Pick<Account, 'id'>,
): Promise<() => Promise<void>> {
  const open = await storage.findOpenPayment(tx, account.id)
  return async () => {
    await forgetPaying({ limits }, account)
    if (!open?.paymentId) return
    // The next reconciliation closes what the cashier did not hear of, and writes down what it says.
    await cashier
      .cancelPayment(open.paymentId)
      .catch((err) => log.warn({ err, payment: open.id }, 'payment not closed'))
  }
}

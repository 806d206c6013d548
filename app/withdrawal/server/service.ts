import { hash } from 'node:crypto'
import type { LimitRule } from '#app/platform/limits/limits.ts'
import { consumeOrTell } from '#app/platform/limits/tell-when.ts'
import { tryConsume } from '#app/platform/limits/try-consume.ts'
import { faultsOf, textsIn } from '#app/platform/posted-form.ts'
import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import { Withdrawal, type WithdrawalOutcome } from '../contract.ts'
import { manyWithdrawalsFromHere, WITHDRAWAL_CLOSED } from '../messages.ts'

/** Each one sends a letter to an address that was only typed. */
const WITHDRAWALS: LimitRule = { name: 'withdrawals', points: 5, seconds: 3_600 }
/** Of one recipient, from however many networks they were asked for. */
const RECEIPTS: LimitRule = { name: 'withdrawal-receipts', points: 5, seconds: 3_600 }
const MOMENT = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

type WithdrawalPorts = Pick<Ports, 'env' | 'db' | 'clock' | 'limits' | 'outbox'>

/**
 * Takes a withdrawal as article 11 bis of directive 2011/83/EU has it: it reaches the seller, and
 * the buyer gets an acknowledgement with its words, its day and its hour: five of them within an
 * hour at most, though the seller hears each time. Says nothing of whether the account exists; the
 * refund, which the seller makes, ends Premium.
 */
export async function withdraw(
  ports: WithdrawalPorts,
  form: FormData,
  address: string,
): Promise<WithdrawalOutcome> {
  const written = textsIn(form, ['name', 'email'])
  const parsed = Withdrawal.safeParse(written)
  if (!parsed.success) return { problem: null, faults: faultsOf(parsed.error), written }
  try {
    return { takenAt: await send(ports, parsed.data, address), email: parsed.data.email }
  } catch (trouble) {
    if (!(trouble instanceof Problem)) throw trouble
    return { problem: trouble.message, faults: {}, written }
  }
}

async function send(ports: WithdrawalPorts, { name, email }: Withdrawal, address: string) {
  const seller = ports.env.SUPPORT_EMAIL
  if (!seller) throw new Problem('unavailable', WITHDRAWAL_CLOSED)
  const place = { rule: WITHDRAWALS, key: address }
  await consumeOrTell(ports.limits, place, manyWithdrawalsFromHere)
  const takenAt = MOMENT.format(ports.clock.now())
  const details = { name, email, takenAt }
  const isAcknowledged = await tryConsume(ports.limits, RECEIPTS, hash('sha256', email, 'hex'))
  await ports.db.transaction().execute(async (db) => {
    // Without its author, whose account may be deleted before it leaves: what was taken is taken.
    await ports.outbox.post(db, { name: 'withdrawal', recipient: seller, details })
    if (!isAcknowledged) return
    await ports.outbox.post(db, { name: 'withdrawal-taken', recipient: email, details })
  })
  ports.outbox.wake()
  return takenAt
}

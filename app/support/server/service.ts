import type { Account } from '#app/accounts/server/service.ts'
import { faultsOf, textsIn } from '#app/platform/posted-form.ts'
import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import { type FormOutcome, SupportMessage } from '../contract.ts'
import { messageTaken, SUPPORT_CLOSED } from '../messages.ts'
import { limitMessages, resetCounts, type Sender } from './limits.ts'

type SupportPorts = Pick<Ports, 'env' | 'db' | 'limits' | 'outbox'>

/**
 * Puts a message on its way to whoever answers; the account, never the form, says whether it is
 * Premium. Throws `unavailable` where nobody receives messages, `too-many` after too many.
 */
export async function sendMessage(
  ports: SupportPorts,
  { email, subject, message }: SupportMessage,
  sender: Sender,
): Promise<string> {
  const recipient = ports.env.SUPPORT_EMAIL
  if (!recipient) throw new Problem('unavailable', SUPPORT_CLOSED)

  await limitMessages(ports, sender)
  const { account } = sender
  await ports.outbox.post(ports.db, {
    name: 'support-message',
    recipient,
    author: account?.email ?? email,
    details: { email, subject, message, plan: planOf(account), account: account?.email ?? '' },
  })
  ports.outbox.wake()
  return messageTaken(email)
}

/** The same for a form that a browser posted by itself: trouble is an outcome to show. */
export async function sendForm(
  ports: SupportPorts,
  form: FormData,
  address: string,
): Promise<FormOutcome> {
  const written = textsIn(form, ['email', 'subject', 'message'])
  const parsed = SupportMessage.safeParse(written)
  if (!parsed.success) return { problem: null, faults: faultsOf(parsed.error), written }
  try {
    return { sent: await sendMessage(ports, parsed.data, { account: null, address }) }
  } catch (trouble) {
    if (!(trouble instanceof Problem)) throw trouble
    return { problem: trouble.message, faults: {}, written }
  }
}

/** Forgets what the limits counted for an account that is gone. */
export const forgetMessages = (ports: Pick<Ports, 'limits'>, { id }: Account) =>
  resetCounts(ports, id)

const planOf = (account: Account | null) =>
  account ? (account.isPremium ? 'premium' : 'free') : 'visitor'

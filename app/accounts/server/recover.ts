import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import type { Message, ResetPassword } from '../contract.ts'
import { LINK_EXPIRED, PASSWORD_RESET, RESET_SENT } from '../messages.ts'
import { LINK_REQUESTS, mayWriteTo, TOKEN_GUESSES } from './limits.ts'
import { replaceLinks, takeLink } from './link-storage.ts'
import { holdOwner, ownerOfLink } from './links.ts'
import { fingerprint } from './secrets.ts'
import { removeSessions } from './session-storage.ts'
import { settlePassword } from './storage.ts'
import { admitOwner } from './verify-email.ts'

/** Sends a reset link, if the address has an account; says the same in any case. Throws `too-many`. */
export async function forgotPassword(
  ports: Pick<Ports, 'db' | 'limits' | 'outbox'>,
  email: string,
  address: string,
): Promise<Message> {
  await ports.limits.consume(LINK_REQUESTS, address)
  if (await mayWriteTo(ports, email)) {
    await ports.outbox.post(ports.db, { name: 'reset-password', recipient: email })
    ports.outbox.wake()
  }
  return { message: RESET_SENT }
}

/**
 * Sets a new password from a mailed link that works once, verifies the address and ends every
 * session. Throws `expired`, or `invalid` for a link that was never issued.
 */
export async function resetPassword(
  ports: Pick<Ports, 'db' | 'limits' | 'passwords' | 'outbox' | 'clock' | 'env'>,
  { token, newPassword }: ResetPassword,
  address: string,
): Promise<Message> {
  const { db, limits, passwords, outbox, clock, env } = ports
  await limits.consume(TOKEN_GUESSES, address)
  const accountId = await ownerOfLink(ports, { token, purpose: 'reset' })
  const passwordHash = await passwords.hash(newPassword)
  const link = { fingerprint: fingerprint(token), purpose: 'reset' as const }

  await db.transaction().execute(async (tx) => {
    const account = await holdOwner(tx, accountId)
    const now = clock.now().toISOString()
    if (!(await takeLink(tx, { ...link, now }))) throw new Problem('expired', LINK_EXPIRED)
    await settlePassword(tx, account.id, passwordHash)
    await replaceLinks(tx, { accountId, purpose: 'reset', now })
    await admitOwner(tx, account, env.ADMIN_EMAILS)
    await removeSessions(tx, account.id)
    await outbox.post(tx, { name: 'password-changed', recipient: account.email })
  })
  outbox.wake()
  await limits.refund(TOKEN_GUESSES, address)
  return { message: PASSWORD_RESET.description }
}

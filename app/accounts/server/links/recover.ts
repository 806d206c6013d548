import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import type { Message, ResetPassword } from '../../contract.ts'
import { LINK_EXPIRED, PASSWORD_RESET, RESET_SENT } from '../../messages.ts'
import { fingerprint } from '../secrets.ts'
import { forgetGuesses } from '../sessions/guess-limits.ts'
import { networkOf, rememberNetwork } from '../sessions/known-networks.ts'
import { removeSessions } from '../sessions/session-storage.ts'
import { confirmPassword } from '../storage.ts'
import { replaceLinks, takeLink } from './link-storage.ts'
import { lockOwner, ownerOfLink } from './links.ts'
import { mayMailLink } from './mail-limits.ts'
import { admitOwner } from './verify-email.ts'

/** Sends a reset link, if the address has an account; says the same in any case. Throws `too-many`. */
export async function forgotPassword(
  ports: Pick<Ports, 'db' | 'limits' | 'outbox'>,
  email: string,
  address: string,
): Promise<Message> {
  if (await mayMailLink(ports, { email, purpose: 'reset', address })) {
    await ports.outbox.post(ports.db, { name: 'reset-password', recipient: email })
    ports.outbox.wake()
  }
  return { message: RESET_SENT }
}

/**
 * Sets a new password from a mailed link that works once, verifies the address and ends every
 * session; whoever was locked out by guesses gets in from where they are. Throws `expired`, or `invalid` for a link that was never issued.
 */
export async function resetPassword(
  ports: Pick<Ports, 'db' | 'limits' | 'passwords' | 'outbox' | 'clock' | 'env'>,
  { token, newPassword }: ResetPassword,
  address: string,
): Promise<Message> {
  const { db, passwords, outbox, clock, env } = ports
  const accountId = await ownerOfLink(ports, { token, purpose: 'reset', address })
  const passwordHash = await passwords.hash(newPassword)
  const link = { fingerprint: fingerprint(token), purpose: 'reset' as const }

  const email = await db.transaction().execute(async (tx) => {
    const account = await lockOwner(tx, accountId)
    const now = clock.now().toISOString()
    if (!(await takeLink(tx, { ...link, now }))) throw new Problem('expired', LINK_EXPIRED)
    await confirmPassword(tx, account.id, passwordHash)
    await replaceLinks(tx, { accountId, purpose: 'reset', now })
    await admitOwner(tx, account, env.ADMIN_EMAILS)
    await removeSessions(tx, account.id)
    await rememberNetwork(tx, { accountId, address }, clock.now())
    await outbox.post(tx, { name: 'password-changed', recipient: account.email })
    return account.email
  })
  outbox.wake()
  await forgetGuesses(ports, { email, networks: [networkOf(accountId, address)] })
  return { message: PASSWORD_RESET.description }
}

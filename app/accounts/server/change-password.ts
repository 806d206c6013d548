import type { Ports } from '#app/ports.ts'
import type { ChangePassword, Message } from '../contract.ts'
import { PASSWORD_CHANGED } from '../messages.ts'
import { replaceLinks } from './links/link-storage.ts'
import { confirmPassword, wrongPassword } from './sessions/confirm-password.ts'
import { removeSessions } from './sessions/session-storage.ts'
import type { Asking } from './sessions/sessions.ts'
import { lockAccount, replacePassword } from './storage.ts'

/** Changes the password, and signs the account out everywhere but here. Throws as `confirmPassword`. */
export async function changePassword(
  ports: Pick<Ports, 'db' | 'limits' | 'passwords' | 'outbox' | 'clock'>,
  { account, session, address }: Asking & { address: string },
  { currentPassword, newPassword }: ChangePassword,
): Promise<Message> {
  const { email, id } = account
  const field = 'currentPassword'
  const compared = await confirmPassword(ports, {
    email,
    password: currentPassword,
    field,
    address,
  })
  const passwordHash = await ports.passwords.hash(newPassword)

  await ports.db.transaction().execute(async (tx) => {
    const held = await lockAccount(tx, id)
    if (held?.passwordHash !== compared) throw wrongPassword(field)
    const now = ports.clock.now().toISOString()
    await replacePassword(tx, id, passwordHash)
    await replaceLinks(tx, { accountId: id, purpose: 'reset', now })
    await removeSessions(tx, id, session)
    await ports.outbox.post(tx, { name: 'password-changed', recipient: email })
  })
  ports.outbox.wake()
  return { message: PASSWORD_CHANGED }
}

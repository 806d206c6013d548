import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import type { ChangePassword, Message } from '../contract.ts'
import { PASSWORD_CHANGED, WRONG_PASSWORD } from '../messages.ts'
import { countGuess } from './limits.ts'
import { replaceLinks } from './link-storage.ts'
import { removeSessions } from './session-storage.ts'
import type { Asking } from './sessions.ts'
import { findAccountByEmail, holdAccount, replacePassword } from './storage.ts'

type PasswordPorts = Pick<Ports, 'db' | 'limits' | 'passwords'>

interface Confirmation {
  email: string
  password: string
  /** The field of the form that the password was typed in. */
  field: string
  address: string
}

/** Compares the password of somebody signed in; throws `forbidden` when wrong, `too-many` after too many. */
export async function confirmPassword(
  ports: PasswordPorts,
  { email, password, field, address }: Confirmation,
): Promise<string> {
  const found = await findAccountByEmail(ports.db, email)
  const takeBack = await countGuess(ports, { email, accountId: found?.id, address })
  const isRight = await ports.passwords.matches(password, found?.passwordHash ?? null)
  if (!found || !isRight) throw wrongPassword(field)
  await takeBack()
  return found.passwordHash
}

/** Changes the password, and signs the account out everywhere but here. Throws as `confirmPassword`. */
export async function changePassword(
  ports: PasswordPorts & Pick<Ports, 'outbox' | 'clock'>,
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
    const held = await holdAccount(tx, id)
    if (held?.passwordHash !== compared) throw wrongPassword(field)
    const now = ports.clock.now().toISOString()
    await replacePassword(tx, id, { passwordHash, signupId: null })
    await replaceLinks(tx, { accountId: id, purpose: 'reset', now })
    await removeSessions(tx, id, session)
    await ports.outbox.post(tx, { name: 'password-changed', recipient: email })
  })
  ports.outbox.wake()
  return { message: PASSWORD_CHANGED }
}

const wrongPassword = (field: string) =>
  new Problem('forbidden', WRONG_PASSWORD, { fields: { [field]: WRONG_PASSWORD } })

import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import { WRONG_PASSWORD } from '../../messages.ts'
import { findAccountByEmail } from '../storage.ts'
import { isRightGuess } from './guess.ts'

interface Confirmation {
  email: string
  password: string
  /** The field of the form that the password was typed in. */
  field: string
  address: string
}

/** Compares the password of somebody signed in, and gives the hash that it matched. Throws `forbidden`, `too-many`. */
export async function confirmPassword(
  ports: Pick<Ports, 'db' | 'limits' | 'passwords'>,
  { email, password, field, address }: Confirmation,
): Promise<string> {
  const found = await findAccountByEmail(ports.db, email)
  const guesser = { email, accountId: found?.id, address }
  const hash = found?.passwordHash ?? null
  const isRight = await isRightGuess(ports, guesser, { password, hash })
  if (!found || !isRight) throw wrongPassword(field)
  return found.passwordHash
}

export const wrongPassword = (field: string) =>
  new Problem('forbidden', WRONG_PASSWORD, { fields: { [field]: WRONG_PASSWORD } })

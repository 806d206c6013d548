import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import type { LoggedIn, Login } from '../../contract.ts'
import { VERIFY_FIRST, WRONG_CREDENTIALS } from '../../messages.ts'
import { toUser } from '../account.ts'
import { fingerprint, newToken } from '../secrets.ts'
import { findAccountByEmail, lockAccount, type StoredAccount } from '../storage.ts'
import { isRightGuess } from './guess.ts'
import { rememberNetwork } from './known-networks.ts'
import { insertSession, removeExpiredSessions } from './session-storage.ts'
import { sessionEnd } from './sessions.ts'

type LoginPorts = Pick<Ports, 'db' | 'limits' | 'passwords' | 'clock'>

/**
 * Opens a session. Throws `unauthenticated` for a wrong password and an unknown address alike,
 * `forbidden` until the address is verified, `too-many` after too many failures.
 */
export async function logIn(
  ports: LoginPorts,
  { email, password }: Login,
  address: string,
): Promise<LoggedIn> {
  const found = await findAccountByEmail(ports.db, email)
  const guesser = { email, accountId: found?.id, address }
  const hash = found?.passwordHash ?? null
  const isRight = await isRightGuess(ports, guesser, { password, hash })
  if (!found || !isRight) throw new Problem('unauthenticated', WRONG_CREDENTIALS)

  if (!found.emailVerified || found.isContested) throw new Problem('forbidden', VERIFY_FIRST)
  const token = await openSession(ports, found, address)
  return { user: toUser(found), token }
}

/** A password that was replaced while it was compared opens nothing. */
async function openSession(
  { db, clock }: LoginPorts,
  compared: StoredAccount,
  address: string,
): Promise<string> {
  const token = newToken()
  const now = clock.now()
  const createdAt = now.toISOString()
  await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, compared.id)
    const isOpen = account?.emailVerified && !account.isContested
    if (!isOpen || account.passwordHash !== compared.passwordHash) {
      throw new Problem('unauthenticated', WRONG_CREDENTIALS)
    }
    const accountId = account.id
    await removeExpiredSessions(tx, accountId, createdAt)
    const session = { fingerprint: fingerprint(token), accountId, createdAt }
    await insertSession(tx, { ...session, expiresAt: sessionEnd(now) })
    await rememberNetwork(tx, { accountId, address }, now)
  })
  return token
}

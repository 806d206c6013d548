import type { Ports } from '#app/ports.ts'
import type { Account } from '../account.ts'
import { fingerprint } from '../secrets.ts'
import { findSession, removeSession, removeSessions, renewSession } from './session-storage.ts'

const DAY = 86_400_000
const SESSION_LIFE = 30 * DAY
/** A session is renewed by use, yet not written at every call. */
const RENEWED_AFTER = DAY

export const sessionEnd = (now: Date) => after(now, SESSION_LIFE)

export interface Asking {
  account: Account
  /** The fingerprint of the session that asks. */
  session: string
}

/** Who a bearer token stands for; null when it opens nothing (any more). */
export async function whoAsks(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  token: string,
): Promise<Asking | null> {
  const session = fingerprint(token)
  const now = clock.now()
  const found = await findSession(db, session, now.toISOString())
  if (!found) return null

  if (found.expiresAt <= after(now, SESSION_LIFE - RENEWED_AFTER)) {
    await renewSession(db, session, sessionEnd(now))
  }
  return { account: found.account, session }
}

const after = (now: Date, milliseconds: number) =>
  new Date(now.getTime() + milliseconds).toISOString()

export const logOut = ({ db }: Pick<Ports, 'db'>, session: string) => removeSession(db, session)

export const logOutEverywhere = ({ db }: Pick<Ports, 'db'>, { id }: Account) =>
  removeSessions(db, id)

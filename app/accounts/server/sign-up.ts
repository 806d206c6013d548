import { randomUUID } from 'node:crypto'
import type { Db } from '#app/platform/database/database.ts'
import { consumeOrTell } from '#app/platform/limits/tell-when.ts'
import type { Ports } from '#app/ports.ts'
import type { SignedUp, Signup } from '../contract.ts'
import { manySignupsFromHere, VERIFICATION_SENT } from '../messages.ts'
import { SIGNUPS } from './limits.ts'
import { replaceLinksOfSignups } from './links/link-storage.ts'
import { mayMailLink, mayWriteTo } from './links/mail-limits.ts'
import { contestSignup, insertAccount } from './storage.ts'

type SignupPorts = Pick<Ports, 'db' | 'limits' | 'passwords' | 'outbox' | 'clock'>

/**
 * Keeps a signup until its mailed link is used. The answer and the work are the same for an address
 * that has an account: its owner is told by mail. Throws `too-many`.
 */
export async function signUp(
  ports: SignupPorts,
  { email, password }: Signup,
  address: string,
): Promise<SignedUp> {
  const place = { rule: SIGNUPS, key: address }
  await consumeOrTell(ports.limits, place, manySignupsFromHere)
  const passwordHash = await ports.passwords.hash(password).catch(async (refusal) => {
    await ports.limits.refund(SIGNUPS, address)
    throw refusal
  })
  const signup = { id: randomUUID(), email, passwordHash, now: ports.clock.now().toISOString() }

  // Without a mail nothing may change, or an older link would carry a stranger's password.
  if (await mayWriteTo(ports, { email, purpose: 'signup', address })) {
    await ports.db.transaction().execute(async (tx) => {
      await keepSignup(tx, signup)
      const details = { signupId: signup.id }
      await ports.outbox.post(tx, { name: 'verify-email', recipient: email, details })
    })
    ports.outbox.wake()
  }
  return { email, message: VERIFICATION_SENT }
}

interface KeptSignup {
  id: string
  email: string
  passwordHash: string
  now: string
}

/**
 * Until an address is verified its latest signup is the one that is kept, and ends older links. The
 * same statements whatever is known of the address: how long they take tells nothing of it.
 */
async function keepSignup(tx: Db, { id, email, passwordHash, now }: KeptSignup) {
  const account = { id: randomUUID(), email, passwordHash, signupId: id, createdAt: now }
  await insertAccount(tx, account)
  await contestSignup(tx, account)
  await replaceLinksOfSignups(tx, email, now)
}

/** Sends the verification link again, if there is an account to verify. Throws `too-many`. */
export async function resendVerification(
  ports: Pick<Ports, 'db' | 'limits' | 'outbox'>,
  email: string,
  address: string,
): Promise<{ message: string }> {
  if (await mayMailLink(ports, { email, purpose: 'verification', address })) {
    await ports.outbox.post(ports.db, { name: 'verify-email', recipient: email })
    ports.outbox.wake()
  }
  return { message: VERIFICATION_SENT }
}

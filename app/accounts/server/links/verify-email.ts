import type { Db } from '#app/platform/database/database.ts'
import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import type { VerifiedEmail, VerifyEmail } from '../../contract.ts'
import { CHOOSE_PASSWORD, EMAIL_VERIFIED, LINK_EXPIRED } from '../../messages.ts'
import { setFlags } from '../administration/flag-storage.ts'
import { fingerprint } from '../secrets.ts'
import { rememberNetwork } from '../sessions/known-networks.ts'
import { confirmPassword, type StoredAccount } from '../storage.ts'
import { useLink } from './link-storage.ts'
import { lockOwner, ownerOfLink } from './links.ts'

type VerifyPorts = Pick<Ports, 'db' | 'limits' | 'passwords' | 'clock' | 'env'>

/**
 * Marks an address verified from its mailed link, which may be used again until it expires: it
 * opens no session. Where the password of the signup may be a stranger's nothing is verified before
 * another one comes with the link, and that works once. Throws `expired`, or `invalid` for a link
 * that was never issued.
 */
export async function verifyEmail(
  ports: VerifyPorts,
  { token, newPassword }: VerifyEmail,
  address: string,
): Promise<VerifiedEmail> {
  const { db, passwords, clock, env } = ports
  const accountId = await ownerOfLink(ports, { token, purpose: 'verify', address })
  const passwordHash = newPassword === undefined ? null : await passwords.hash(newPassword)
  const link = { fingerprint: fingerprint(token), purpose: 'verify' as const }

  return db.transaction().execute(async (tx) => {
    const account = await lockOwner(tx, accountId)
    const isGood = await useLink(tx, { ...link, now: clock.now().toISOString() })
    if (!isGood) throw new Problem('expired', LINK_EXPIRED)
    const verified = await verifyAccount(tx, {
      account,
      passwordHash,
      administrators: env.ADMIN_EMAILS,
    })
    if (passwordHash) await rememberNetwork(tx, { accountId, address }, clock.now())
    return verified
  })
}

interface Opening {
  account: StoredAccount
  passwordHash: string | null
  administrators: readonly string[]
}

async function verifyAccount(
  tx: Db,
  { account, passwordHash, administrators }: Opening,
): Promise<VerifiedEmail> {
  const { id, email } = account
  const mustChoose = mustChoosePassword(account, administrators)
  if (mustChoose && passwordHash === null) {
    return { message: CHOOSE_PASSWORD, email, mustChoosePassword: true }
  }
  // Somebody with the same link was faster: the password that is given now is not the one that counts.
  if (!mustChoose && passwordHash !== null) throw new Problem('expired', LINK_EXPIRED)
  if (passwordHash === null) {
    await setFlags(tx, id, { emailVerified: true })
  } else {
    await confirmPassword(tx, id, passwordHash)
    await admitOwner(tx, account, administrators)
  }
  return { message: EMAIL_VERIFIED, email, mustChoosePassword: false }
}

/** Holding the mailbox is what counts: nobody prepares an account, least of all an administrator's, for somebody else. */
const mustChoosePassword = (
  { email, emailVerified, isAdmin, isContested }: StoredAccount,
  administrators: readonly string[],
) => isContested || (!emailVerified && (isAdmin || administrators.includes(email)))

/**
 * Marks the address of whoever has just chosen a password behind a mailed link; some addresses are
 * administrators by the environment.
 */
export async function admitOwner(
  tx: Db,
  { id, email, isAdmin }: StoredAccount,
  administrators: readonly string[],
) {
  await setFlags(tx, id, {
    emailVerified: true,
    isAdmin: isAdmin || administrators.includes(email),
  })
}

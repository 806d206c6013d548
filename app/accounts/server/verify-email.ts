import type { Db } from '#app/platform/database/database.ts'
import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import type { VerifiedEmail } from '../contract.ts'
import { EMAIL_VERIFIED, LINK_EXPIRED } from '../messages.ts'
import { setFlags } from './flag-storage.ts'
import { TOKEN_GUESSES } from './limits.ts'
import { useLink } from './link-storage.ts'
import { holdOwner, ownerOfLink } from './links.ts'
import { fingerprint } from './secrets.ts'
import type { StoredAccount } from './storage.ts'

/**
 * Marks an address verified from its mailed link, which may be used again until it expires: it
 * opens no session. Throws `expired`, or `invalid` for a link that was never issued.
 */
export async function verifyEmail(
  { db, limits, clock, env }: Pick<Ports, 'db' | 'limits' | 'clock' | 'env'>,
  token: string,
  address: string,
): Promise<VerifiedEmail> {
  await limits.consume(TOKEN_GUESSES, address)
  const accountId = await ownerOfLink({ db }, { token, purpose: 'verify' })
  const link = { fingerprint: fingerprint(token), purpose: 'verify' as const }

  const email = await db.transaction().execute(async (tx) => {
    const account = await holdOwner(tx, accountId)
    const isGood = await useLink(tx, { ...link, now: clock.now().toISOString() })
    if (!isGood) throw new Problem('expired', LINK_EXPIRED)
    await markVerified(tx, account, env.ADMIN_EMAILS)
    return account.email
  })
  await limits.refund(TOKEN_GUESSES, address)
  return { message: EMAIL_VERIFIED, email }
}

/** Whoever holds the mailbox holds the account; some addresses are administrators by the environment. */
export async function markVerified(
  tx: Db,
  { id, email, isAdmin }: StoredAccount,
  administrators: readonly string[],
) {
  await setFlags(tx, id, {
    emailVerified: true,
    isAdmin: isAdmin || administrators.includes(email),
  })
}

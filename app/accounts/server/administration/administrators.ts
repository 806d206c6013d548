import type { Ports } from '#app/ports.ts'
import { changeFlags } from '../administering.ts'
import { findAccountByEmail } from '../storage.ts'
import { listAdministrators, listNotYetPromoted } from './flag-storage.ts'

/**
 * At start-up: the verified accounts of `ADMIN_EMAILS` become administrators, once their password
 * was chosen behind a mailed link. One that came with a signup may be a stranger's.
 */
export async function promoteConfigured(
  ports: Pick<Ports, 'db' | 'clock' | 'env' | 'log'>,
): Promise<void> {
  const waiting = await listNotYetPromoted(ports.db, ports.env.ADMIN_EMAILS)
  for (const { id, isPasswordByMail } of waiting) {
    if (isPasswordByMail) await changeFlags(ports, id, { isAdmin: true })
    else ports.log.warn({ account: id }, WAITS)
  }
}

const WAITS =
  'an address of ADMIN_EMAILS is no administrator until its password is chosen behind a mailed link'

/** Grants or revokes by address; null when no account has it. Throws `conflict` for the last one. */
export async function setAdministrator(
  ports: Pick<Ports, 'db' | 'clock'>,
  email: string,
  isAdmin: boolean,
) {
  const account = await findAccountByEmail(ports.db, email)
  return account && changeFlags(ports, account.id, { isAdmin })
}

export const administrators = async ({ db }: Pick<Ports, 'db'>) =>
  (await listAdministrators(db)).map(({ email, emailVerified }) => ({
    email,
    emailVerified: emailVerified === 1,
  }))

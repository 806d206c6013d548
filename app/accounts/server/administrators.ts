import type { Ports } from '#app/ports.ts'
import { listAdministrators, promoteVerified } from './flag-storage.ts'
import { changeFlags } from './service.ts'
import { findAccountByEmail } from './storage.ts'

/** At start-up: the verified accounts of `ADMIN_EMAILS` become administrators. */
export const promoteConfigured = ({ db, env }: Pick<Ports, 'db' | 'env'>): Promise<void> =>
  promoteVerified(db, env.ADMIN_EMAILS)

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

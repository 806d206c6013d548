import type { Ports } from '#app/ports.ts'
import { changeFlags } from './administering.ts'
import { listAdministrators, listNotYetPromoted } from './flag-storage.ts'
import { findAccountByEmail } from './storage.ts'

/** At start-up: the verified accounts of `ADMIN_EMAILS` become administrators. */
export async function promoteConfigured(ports: Pick<Ports, 'db' | 'clock' | 'env'>): Promise<void> {
  const waiting = await listNotYetPromoted(ports.db, ports.env.ADMIN_EMAILS)
  for (const id of waiting) await changeFlags(ports, id, { isAdmin: true })
}

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

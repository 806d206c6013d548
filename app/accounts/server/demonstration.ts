import { randomBytes, randomUUID } from 'node:crypto'
import type { Ports } from '#app/ports.ts'
import { hasAccounts, insertAccount } from './storage.ts'

/** What a person who tries the product is told once; the password is kept nowhere. */
export interface DemonstrationAccount {
  role: string
  email: string
  password: string
}

const PEOPLE = [
  { role: 'administrateur', email: 'administrateur@vis-a-vis.example', isAdmin: true },
  { role: 'premium', email: 'premium@vis-a-vis.example', isPremium: true },
  { role: 'gratuit', email: 'gratuit@vis-a-vis.example' },
]

/** Makes an account of each kind in a new database, never in production; gives those it made. */
export async function seedDemonstration({
  db,
  env,
  passwords,
  clock,
}: Pick<Ports, 'db' | 'env' | 'passwords' | 'clock'>): Promise<DemonstrationAccount[]> {
  if (env.isProduction || (await hasAccounts(db))) return []
  const createdAt = clock.now().toISOString()
  const made: DemonstrationAccount[] = []
  for (const { role, email, ...flags } of PEOPLE) {
    const password = randomBytes(9).toString('base64url')
    const passwordHash = await passwords.hash(password)
    const account = { id: randomUUID(), email, passwordHash, signupId: null, createdAt }
    const isNew = await insertAccount(db, { ...account, ...flags, emailVerified: true })
    // Another process may have been faster: then its password is the one that was printed.
    if (isNew) made.push({ role, email, password })
  }
  return made
}

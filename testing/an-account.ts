import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Ports } from '#app/ports.ts'

export const A_PASSWORD = 'un mot de passe 🗝'

interface Wanted {
  email?: string
  emailVerified?: boolean
  isAdmin?: boolean
  isPremium?: boolean
  simulationsUsed?: number
}

const hashes = new WeakMap<Ports['passwords'], Promise<string>>()

/** The same for every account of a test: making it anew takes longer than all the rest. */
function hashed(passwords: Ports['passwords']): Promise<string> {
  const known = hashes.get(passwords) ?? passwords.hash(A_PASSWORD)
  hashes.set(passwords, known)
  return known
}

/** An account that is signed in, with the password `A_PASSWORD`; verified unless the test says otherwise. */
export async function anAccount(
  { db, passwords, clock }: Pick<Ports, 'db' | 'passwords' | 'clock'>,
  wanted: Wanted = {},
) {
  const id = randomUUID()
  const email = wanted.email ?? `${id.slice(0, 8)}@exemple.fr`
  const createdAt = clock.now().toISOString()
  await db
    .insertInto('account')
    .values({
      id,
      email,
      passwordHash: await hashed(passwords),
      signupId: null,
      emailVerified: Number(wanted.emailVerified ?? true),
      isAdmin: Number(wanted.isAdmin ?? false),
      isPremium: Number(wanted.isPremium ?? false),
      simulationsUsed: wanted.simulationsUsed ?? 0,
      createdAt,
    })
    .execute()

  const token = randomBytes(32).toString('base64url')
  const fingerprint = createHash('sha256').update(token).digest('hex')
  const expiresAt = new Date(clock.now().getTime() + 30 * 86_400_000).toISOString()
  await db
    .insertInto('session')
    .values({ fingerprint, accountId: id, createdAt, expiresAt })
    .execute()
  return { id, email, token }
}

import type { Ports } from '#app/ports.ts'
import { countGuess, type Guesser } from './guess-limits.ts'

interface Compared {
  password: string
  /** Null where there is no account: it takes as long to say so. */
  hash: string | null
}

/**
 * Whether a password is right. It counts as a failure only once it was compared and is wrong: being
 * told to come back, while too many are compared at once, locks nobody out. From where too many were
 * wrong a right password passes in its turn. Throws `too-many`.
 */
export async function isRightGuess(
  ports: Pick<Ports, 'db' | 'limits' | 'passwords'>,
  guesser: Guesser,
  { password, hash }: Compared,
): Promise<boolean> {
  const { refusal, takeBack } = await countGuess(ports, guesser)
  const lane = refusal ? guesser.address : undefined
  const isRight = await ports.passwords.matches(password, hash, lane).catch(async (busy) => {
    await takeBack()
    throw busy
  })
  if (isRight) await takeBack()
  else if (refusal) throw refusal
  return isRight
}

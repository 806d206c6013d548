import type { Ports } from '#app/ports.ts'
import { countGuess, type Guesser } from './limits.ts'

interface Guess {
  password: string
  /** Null where there is no account: it takes as long to say so. */
  hash: string | null
}

/**
 * Whether a password is right. It counts as a failure only once it was compared and is wrong: being
 * told to come back, while too many are compared at once, locks nobody out. Throws `too-many`.
 */
export async function isRightGuess(
  ports: Pick<Ports, 'db' | 'limits' | 'passwords'>,
  guesser: Guesser,
  { password, hash }: Guess,
): Promise<boolean> {
  const takeBack = await countGuess(ports, guesser)
  try {
    const isRight = await ports.passwords.matches(password, hash)
    if (isRight) await takeBack()
    return isRight
  } catch (refusal) {
    await takeBack()
    throw refusal
  }
}

/** Turns passwords into what may be stored, and compares. Each call costs one derivation, whatever it says. */
export interface Passwords {
  /** Throws the problem `too-many` when too many derivations already wait. */
  hash(password: string): Promise<string>
  /** Compares; without a hash the same work is done and the answer is no. */
  matches(password: string, hash: string | null): Promise<boolean>
}

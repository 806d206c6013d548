/** Turns passwords into what may be stored, and compares. Each call costs one derivation, whatever it says. */
export interface Passwords {
  /** Throws the problem `too-many` when too many derivations already wait. */
  hash(password: string): Promise<string>
  /**
   * Compares; without a hash the same work is done and the answer is no. Those who name the same
   * lane wait for each other, and throw `too-many` when too many do.
   */
  matches(password: string, hash: string | null, lane?: string): Promise<boolean>
}

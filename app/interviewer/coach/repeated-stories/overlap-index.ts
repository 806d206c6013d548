/** Finds which texts added before share words with another, without comparing each with each. */
export class OverlapIndex {
  readonly #holders = new Map<string, number[]>()
  #size = 0

  /** How much of `words` each text holds too, in the order in which they were added. */
  sharedWith(words: ReadonlyMap<string, number>): Float64Array {
    const shared = new Float64Array(this.#size)
    for (const [word, weight] of words) {
      for (const holder of this.#holders.get(word) ?? []) {
        shared[holder] = (shared[holder] ?? 0) + weight
      }
    }
    return shared
  }

  add(words: ReadonlyMap<string, number>): void {
    for (const word of words.keys()) {
      const holders = this.#holders.get(word)
      if (holders) holders.push(this.#size)
      else this.#holders.set(word, [this.#size])
    }
    this.#size++
  }
}

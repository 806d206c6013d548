/** Finds what shares pieces with what was put on it, without comparing each with each. */
export class Shelf {
  readonly #holders = new Map<string, number[]>()
  #size = 0

  /** How much of `pieces` each thing on the shelf holds too, in the order they were put there. */
  sharedWith(pieces: ReadonlyMap<string, number>): Float64Array {
    const shared = new Float64Array(this.#size)
    for (const [piece, weight] of pieces) {
      for (const holder of this.#holders.get(piece) ?? []) {
        shared[holder] = (shared[holder] ?? 0) + weight
      }
    }
    return shared
  }

  put(pieces: ReadonlyMap<string, number>): void {
    for (const piece of pieces.keys()) {
      const holders = this.#holders.get(piece)
      if (holders) holders.push(this.#size)
      else this.#holders.set(piece, [this.#size])
    }
    this.#size++
  }
}

interface Sized {
  /** In bytes. */
  size: number
}

/** Holds no more than `capacity` bytes; what was not taken for the longest goes first. */
export function createShelf<Thing extends Sized>(capacity: number) {
  const things = new Map<string, Thing>()
  let size = 0

  const drop = (name: string) => {
    size -= things.get(name)?.size ?? 0
    things.delete(name)
  }

  return {
    take(name: string): Thing | undefined {
      const thing = things.get(name)
      if (!thing) return
      things.delete(name)
      things.set(name, thing)
      return thing
    },
    put(name: string, thing: Thing): void {
      drop(name)
      things.set(name, thing)
      size += thing.size
      for (const oldest of things.keys()) {
        if (size <= capacity) break
        drop(oldest)
      }
    },
    /** In bytes. */
    size: () => size,
  }
}

interface Sized {
  /** In bytes. */
  size: number
}

/** A cache of at most `capacity` bytes: what was least recently read leaves first. */
export function createLru<Value extends Sized>(capacity: number) {
  /** In the order of their last reading, the oldest first. */
  const values = new Map<string, Value>()
  let size = 0

  const drop = (key: string) => {
    size -= values.get(key)?.size ?? 0
    values.delete(key)
  }

  return {
    get(key: string): Value | undefined {
      const value = values.get(key)
      if (!value) return
      values.delete(key)
      values.set(key, value)
      return value
    },
    set(key: string, value: Value): void {
      drop(key)
      values.set(key, value)
      size += value.size
      for (const oldest of values.keys()) {
        if (size <= capacity) break
        drop(oldest)
      }
    },
    /** In bytes. */
    size: () => size,
  }
}

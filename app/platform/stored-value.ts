import { useSyncExternalStore } from 'react'
import { readStored, removeStored, writeStored } from './browser-storage.ts'

/** One value of the browser's own, which screens follow: also when another tab changes it. */
export function storedValue(key: string, { orInMemory = false } = {}) {
  const listeners = new Set<() => void>()
  /** What this page alone remembers, where its storage is blocked or full. */
  let unkept: string | null = null
  const read = (): string | null => readStored('local', key) ?? unkept

  function subscribe(listener: () => void) {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }

  return {
    read,
    /** Keeps a value; null removes the one that is kept. */
    write(value: string | null): void {
      if (value === null) removeStored('local', key)
      else writeStored('local', key, value)
      if (orInMemory) unkept = readStored('local', key) === value ? null : value
      for (const listener of listeners) listener()
    },
    /** The value, for a screen; null on the server. */
    useValue: (): string | null => useSyncExternalStore(subscribe, read, nothing),
  }
}

const nothing = () => null

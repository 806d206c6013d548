import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#app/platform/browser-storage.ts'

const STORAGE_KEY = 'anonymous_simulations'
const listeners = new Set<() => void>()

/** How many simulations this browser has started without an account; garbage counts as none. */
export function visitorCount(): number {
  const stored = readStored('local', STORAGE_KEY) ?? ''
  const count = /^\d+$/.test(stored) ? Number(stored) : 0
  return Number.isSafeInteger(count) ? count : 0
}

export function countVisitorSimulation(): void {
  writeStored('local', STORAGE_KEY, String(visitorCount() + 1))
  for (const listener of listeners) listener()
}

/** The visitor's count, kept true when another tab starts a simulation. */
export const useVisitorCount = (): number =>
  useSyncExternalStore(subscribe, visitorCount, noneOnServer)

const noneOnServer = () => 0

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

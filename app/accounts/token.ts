import { useSyncExternalStore } from 'react'
import { readStored, removeStored, writeStored } from '#app/platform/browser-storage.ts'

const STORAGE_KEY = 'token'
const listeners = new Set<() => void>()

/** The bearer token of this browser; null for visitors. */
export const readToken = (): string | null => readStored('local', STORAGE_KEY) || null

export function keepToken(token: string): void {
  writeStored('local', STORAGE_KEY, token)
  tell()
}

export function dropToken(): void {
  removeStored('local', STORAGE_KEY)
  tell()
}

/** The token, followed when another tab signs in or out. */
export const useToken = (): string | null =>
  useSyncExternalStore(subscribe, readToken, noneOnServer)

const noneOnServer = () => null

function tell() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

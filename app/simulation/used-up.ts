import { useSyncExternalStore } from 'react'
import { readStored, removeStored, writeStored } from '#app/platform/browser-storage.ts'

const STORAGE_KEY = 'used_up'
const listeners = new Set<() => void>()

/** Whether the account that is signed in had no free simulation left when the server last spoke of it. */
export const useIsUsedUp = (): boolean => useSyncExternalStore(subscribe, isUsedUp, notOnServer)

/** Kept by the browser, so that the next page says so before the server does. */
export function noteUsedUp(isNow: boolean): void {
  if (isNow === isUsedUp()) return
  if (isNow) writeStored('local', STORAGE_KEY, '1')
  else removeStored('local', STORAGE_KEY)
  for (const listener of listeners) listener()
}

const isUsedUp = () => readStored('local', STORAGE_KEY) !== null
const notOnServer = () => false

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

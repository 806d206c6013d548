import { useSyncExternalStore } from 'react'

/** Whether the browser has a network at all; nothing is said of the server behind it. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true)

const isOnline = () => navigator.onLine

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

import { useEffect } from 'react'

/** Fetches what draws a message while the network is there: the one that tells of its loss needs it. */
export function useToastsReady() {
  useEffect(() => {
    import('#app/ui/toast-list.tsx').catch(() => {})
  }, [])
}

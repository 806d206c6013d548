import { useEffect } from 'react'

/** A page that is being left is gone within this, or stays. In milliseconds. */
const LEAVING = 3_000

/** Calls back when the network returns, once for each time; null listens to nothing. */
export function useNetworkReturn(act: (() => void) | null) {
  useEffect(() => {
    if (!act) return
    let leavingUntil = 0
    let later: ReturnType<typeof setTimeout> | undefined
    const noteLeaving = () => {
      leavingUntil = performance.now() + LEAVING
    }
    // What a page sends on its way out is answered to nobody, and the page after it sends it again.
    const tell = () => {
      clearTimeout(later)
      const wait = leavingUntil - performance.now()
      if (wait > 0) later = setTimeout(tell, wait)
      else act()
    }
    window.addEventListener('beforeunload', noteLeaving)
    window.addEventListener('online', tell)
    return () => {
      clearTimeout(later)
      window.removeEventListener('beforeunload', noteLeaving)
      window.removeEventListener('online', tell)
    }
  }, [act])
}

import { useEffect, useRef } from 'react'

/** A page that is being left is gone within this, or stays. In milliseconds. */
const LEAVING = 3_000

/**
 * Calls back when the network returns, once for each time. Null is not ready to be called: a network
 * that returned meanwhile, and is still there, is told as soon as there is something to call.
 */
export function useNetworkReturn(act: (() => void) | null) {
  const hasReturned = useRef(false)
  const leavingUntil = useRef(0)

  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined
    const noteLeaving = () => {
      leavingUntil.current = performance.now() + LEAVING
    }
    const noteReturn = () => {
      hasReturned.current = true
      tell()
    }
    const noteDrop = () => {
      hasReturned.current = false
    }
    // What a page sends on its way out is answered to nobody, and the page after it sends it again.
    const tell = () => {
      clearTimeout(later)
      if (!act || !hasReturned.current) return
      const wait = leavingUntil.current - performance.now()
      if (wait > 0) {
        later = setTimeout(tell, wait)
        return
      }
      hasReturned.current = false
      act()
    }
    tell()
    window.addEventListener('beforeunload', noteLeaving)
    window.addEventListener('online', noteReturn)
    window.addEventListener('offline', noteDrop)
    return () => {
      clearTimeout(later)
      window.removeEventListener('beforeunload', noteLeaving)
      window.removeEventListener('online', noteReturn)
      window.removeEventListener('offline', noteDrop)
    }
  }, [act])
}

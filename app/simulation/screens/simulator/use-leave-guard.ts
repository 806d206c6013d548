import { useEffect } from 'react'
import { useBlocker } from 'react-router'

const INTERVIEW_PATHS = new Set(['/simulator', '/feedback', '/summary'])

/** Holds back whoever leaves the interview while words are unsaved; the browser asks when the tab closes. */
export function useLeaveGuard(hasUnsaved: boolean) {
  useEffect(() => {
    if (!hasUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasUnsaved])

  return useBlocker(({ nextLocation }) => hasUnsaved && !INTERVIEW_PATHS.has(nextLocation.pathname))
}

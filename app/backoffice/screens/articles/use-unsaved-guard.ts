import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { LEAVE_UNSAVED } from '../../article-messages.ts'

interface Guard {
  isUnsaved: boolean
  onLeave: () => void
}

/** Asks before a link, the back button or closing the tab leaves what is not saved; gives what opens the way. */
export function useUnsavedGuard({ isUnsaved, onLeave }: Guard): () => void {
  const isOpen = useRef(false)
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isOpen.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (!isUnsaved || isOpen.current) return false
    if (currentLocation.pathname === nextLocation.pathname) return false
    const mayLeave = window.confirm(LEAVE_UNSAVED)
    if (mayLeave) onLeave()
    return !mayLeave
  })
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])

  return () => {
    isOpen.current = true
  }
}

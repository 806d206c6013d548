import { useEffect } from 'react'
import { fetchInterviewScreens } from '../interview-screens.ts'

/** Fetches the screens that follow and what draws a message while the network is there, for when it drops. */
export function useScreensReady() {
  useEffect(() => {
    const fetchAll = () => {
      void fetchInterviewScreens()
      import('#app/ui/toast-list.tsx').catch(() => {})
    }
    fetchAll()
    window.addEventListener('online', fetchAll)
    return () => window.removeEventListener('online', fetchAll)
  }, [])
}

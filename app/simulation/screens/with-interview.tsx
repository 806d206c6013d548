import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { NotFound } from '#app/shell/not-found.tsx'
import type { Interview } from '../interview.ts'
import { MISSING_SESSION_DELAY } from '../rules.ts'
import { useInterview } from '../session.ts'
import { useScreensReady } from './use-screens-ready.ts'

/** Shows a screen of the interview, or the fallback screen for a moment before leading home. */
export function WithInterview({ children }: { children: (interview: Interview) => ReactNode }) {
  const interview = useInterview()
  const navigate = useNavigate()
  const isMissing = interview === null
  const [wasMissing] = useState(isMissing)
  useScreensReady()

  useEffect(() => {
    if (!isMissing) return
    const leave = () => void navigate('/', { replace: true })
    const timer = setTimeout(leave, MISSING_SESSION_DELAY)
    return () => clearTimeout(timer)
  }, [isMissing, navigate])

  if (interview) return children(interview)
  // An interview that was just cleared is not a wrong address: the way home is on its way.
  return wasMissing ? <NotFound /> : null
}

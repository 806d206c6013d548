import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { onAccountLeft } from '#app/accounts/tab-account.ts'
import { BeforePaint } from '#app/hydration/before-paint.tsx'
import { staticIsland } from '#app/hydration/static-island.tsx'
import { Loading } from '#app/ui/loading.tsx'
import { useInterview } from '../current-interview.ts'
import type { Interview } from '../interview.ts'
import { IS_KEPT_SCRIPT, isInterviewKept } from '../kept-interview.ts'
import { MISSING_SESSION_DELAY } from '../rules.ts'
import { useScreensReady } from './use-screens-ready.ts'

const NotFound = staticIsland(() =>
  import('#app/shell/not-found.tsx').then(({ NotFound }) => NotFound),
)

/** The fallback screen; hidden before it is seen where the tab keeps an interview to be found again. */
function NothingHere() {
  const isKept = useSyncExternalStore(onAccountLeft, isInterviewKept, () => undefined)
  return (
    <>
      <div data-kept={isKept} suppressHydrationWarning className="group">
        <div className="group-data-[kept=true]:hidden">
          <NotFound />
        </div>
        <div className="hidden group-data-[kept=true]:block">
          <Loading className="py-28 text-xl">Nous retrouvons votre entretien…</Loading>
        </div>
      </div>
      <BeforePaint script={`here.dataset.kept=!!${IS_KEPT_SCRIPT}`} />
    </>
  )
}

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
  return wasMissing ? <NothingHere /> : null
}

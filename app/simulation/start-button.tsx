import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { afterPaint } from '#app/hydration/after-paint.ts'
import { isOutdated, offerIfGone } from '#app/hydration/late-files.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'
import { mayBeginAnother } from './start/another.ts'
import { onRefused } from './start/refusal.ts'
import { recordStart } from './start.ts'

interface Props {
  children?: ReactNode
  className?: string
}

const NOT_STARTED = {
  title: 'Erreur',
  description: "La simulation n'a pas pu commencer. Vérifiez votre connexion, puis réessayez.",
  tone: 'destructive',
} as const

const fetchOffer = async () => (await import('./interview-screens.ts')).fetchOfferScreen()

/** Records a simulation and leads to the offer; before JavaScript arrives the form leads there by itself. */
export function StartButton({ children = 'Commencer une simulation', className }: Props) {
  const navigate = useNavigate()
  const isStarting = useRef(false)

  // Whoever presses is led to a screen that is already there; a browser without idle moments waits a little.
  useEffect(() => {
    ;(window.requestIdleCallback ?? setTimeout)(() => void fetchOffer().catch(() => {}))
  }, [])

  const start = async (event: FormEvent) => {
    event.preventDefault()
    if (isStarting.current) return
    isStarting.current = true
    try {
      // A simulation is counted once there is something to come to.
      if (!(await fetchOffer()) && isOutdated()) return
      if (!(await mayBeginAnother(navigate))) return
      const access = await recordStart()
      await afterPaint()
      if (access === 'yes') await navigate('/job-description')
      else await onRefused(access)
    } catch (error) {
      if (!(await offerIfGone(error))) showToast(NOT_STARTED)
    } finally {
      isStarting.current = false
    }
  }

  return (
    <form action="/job-description" onSubmit={start} className={className}>
      <Button type="submit" variant="primary">
        {children}
      </Button>
    </form>
  )
}

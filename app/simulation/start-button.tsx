import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { afterPaint } from '#app/ui/after-paint.ts'
import { Button } from '#app/ui/button.tsx'
import { onRefused } from './start/refusal.ts'
import { recordStart } from './start.ts'

interface Props {
  children?: ReactNode
  className?: string
}

const fetchOffer = () =>
  import('./interview-screens.ts').then((screens) => screens.fetchOfferScreen()).catch(() => {})

/** Records a simulation and leads to the offer; before JavaScript arrives the form leads there by itself. */
export function StartButton({ children = 'Commencer une simulation', className }: Props) {
  const navigate = useNavigate()
  const isStarting = useRef(false)

  // Whoever presses is led to a screen that is already there; a browser without idle moments waits a little.
  useEffect(() => {
    ;(window.requestIdleCallback ?? setTimeout)(fetchOffer)
  }, [])

  const start = async (event: FormEvent) => {
    event.preventDefault()
    if (isStarting.current) return
    isStarting.current = true
    try {
      const access = await recordStart()
      await afterPaint()
      if (access === 'yes') await navigate('/job-description')
      else await onRefused(access)
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

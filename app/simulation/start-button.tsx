import { type FormEvent, type ReactNode, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { onRefused } from './refusal.ts'
import { recordStart } from './start.ts'

interface Props {
  children?: ReactNode
  className?: string
}

/** Records a simulation and leads to the offer; before JavaScript arrives the form leads there by itself. */
export function StartButton({ children = 'Commencer une simulation', className }: Props) {
  const navigate = useNavigate()
  const isStarting = useRef(false)

  const start = (event: FormEvent) => {
    event.preventDefault()
    if (isStarting.current) return
    const access = recordStart()
    if (access !== 'yes') return onRefused(access)
    isStarting.current = true
    void navigate('/job-description')
  }

  return (
    <form action="/job-description" onSubmit={start} className={className}>
      <Button type="submit" variant="primary">
        {children}
      </Button>
    </form>
  )
}

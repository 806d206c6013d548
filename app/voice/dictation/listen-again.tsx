import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { NOT_PLAYED } from '../messages.ts'
import { play } from './play.ts'

/** « Réécouter »: the last recording, which lives in this tab until the next question. */
export function ListenAgain({ recording }: { recording: Blob }) {
  const [isPlaying, setIsPlaying] = useState(false)
  const [fault, setFault] = useState('')
  const stop = useRef<(() => void) | null>(null)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      stop.current?.()
    }
  }, [])

  const listen = async () => {
    setFault('')
    setIsPlaying(true)
    try {
      const stopIt = await play(recording, () => {
        stop.current = null
        setIsPlaying(false)
      })
      if (isGone.current) stopIt()
      else stop.current = stopIt
    } catch {
      setIsPlaying(false)
      setFault(NOT_PLAYED)
    }
  }
  return (
    <>
      <Button onClick={() => (isPlaying ? stop.current?.() : void listen())}>
        {isPlaying ? "Arrêter l'écoute" : 'Réécouter'}
      </Button>
      <span role="status" className="text-base text-ink-soft empty:hidden">
        {fault}
      </span>
    </>
  )
}

import { useEffect, useMemo, useRef, useState } from 'react'
import { SILENT, type SpeakingOptions } from './shown.ts'
import { createSpeaking } from './speaking.ts'

/** A voice is quiet: what is shown of its level is made larger. */
const LOUDER = 5

/** Speaking by one maker, as long as the question is shown. */
export function useSpeaking(options: Omit<SpeakingOptions, 'show' | 'onLevel'>) {
  const { maker } = options
  const [shown, setShown] = useState(SILENT)
  const level = useRef<HTMLSpanElement>(null)
  const newest = useRef(options)
  useEffect(() => {
    newest.current = options
  })
  const speaking = useMemo(
    () =>
      createSpeaking({
        maker,
        field: () => newest.current.field(),
        onText: (text) => newest.current.onText(text),
        onSpoken: (spoken) => newest.current.onSpoken(spoken),
        show: (change) => setShown((now) => ({ ...now, ...change })),
        onLevel: (heard) => {
          const scale = Math.min(1, heard * LOUDER)
          level.current?.style.setProperty('scale', `${scale} 1`)
        },
      }),
    [maker],
  )
  useEffect(() => speaking.leave, [speaking])
  return { shown, level, speaking }
}

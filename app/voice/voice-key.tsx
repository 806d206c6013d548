import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { Dictation } from './dictation/dictation.tsx'
import { NOT_LOADED } from './messages.ts'
import type { VoiceProps } from './voice-props.ts'

/** « Répondre à voix haute »: all that it needs is loaded on its press. */
export function VoiceKey(props: VoiceProps) {
  const [part, setPart] = useState<{ Shown: typeof Dictation } | null>(null)
  const [fault, setFault] = useState('')
  if (part) return <part.Shown {...props} />
  const load = () =>
    import('./dictation/dictation.tsx').then(
      ({ Dictation: Shown }) => setPart({ Shown }),
      () => setFault(NOT_LOADED),
    )
  return (
    <div>
      <Button onClick={() => void load()}>Répondre à voix haute</Button>
      <p role="status" className="text-base text-ink-soft">
        {fault}
      </p>
    </div>
  )
}

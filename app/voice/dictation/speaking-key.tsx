import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { sayLength } from '../spoken-facts.ts'
import type { Shown } from './shown.ts'

interface Props {
  state: Shown['state']
  startedAt: number | null
  level: RefObject<HTMLSpanElement | null>
  onPress: () => void
}

const NAMES = {
  idle: 'Répondre à voix haute',
  asking: 'Autorisez le micro…',
  listening: 'Arrêter la dictée',
  ending: 'Derniers mots…',
  writing: 'Transcription en cours…',
} as const

/** Press to speak, press to stop; while it listens it shows how loud it hears, and since when. */
export function SpeakingKey({ state, startedAt, level, onPress }: Props) {
  const isListening = state === 'listening'
  const key = useRef<HTMLButtonElement>(null)
  useEffect(() => key.current?.focus(), [])
  return (
    <>
      <Button
        ref={key}
        aria-disabled={state !== 'idle' && !isListening}
        onClick={() => (state === 'idle' || isListening) && onPress()}
        className={isListening ? 'border-accent' : ''}
      >
        <span
          aria-hidden="true"
          className={`size-3 rounded-full ${isListening ? 'bg-accent' : 'bg-ink-soft'}`}
        />
        {NAMES[state]}
      </Button>
      {isListening && (
        <span className="flex items-center gap-3 text-base text-ink-soft">
          <span aria-hidden="true" className="h-2 w-16 overflow-hidden rounded-full bg-hairline">
            <span ref={level} className="block h-full w-full origin-left scale-x-0 bg-accent" />
          </span>
          <Since startedAt={startedAt} />
        </span>
      )}
    </>
  )
}

const TICK = 500

function Since({ startedAt }: { startedAt: number | null }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), TICK)
    return () => clearInterval(ticking)
  }, [])
  const seconds = startedAt === null ? 0 : Math.max(0, Math.floor((now - startedAt) / 1_000))
  return <span className="figures">{sayLength(seconds)}</span>
}

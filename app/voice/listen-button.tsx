import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#app/platform/browser-storage.ts'
import { Button } from '#app/ui/button.tsx'
import { canReadAloud, onVoices, readAloud, stopReading } from './aloud/read-aloud.ts'

const ELSEWHERE =
  "Pas d'écoute ici\u00a0: la voix française de ce navigateur enverrait la question hors de cet appareil."
const EACH = 'read_each_question'
const nowhere = () => false
const couldReadElsewhere = () => canReadAloud({ staysHere: false })

interface Props {
  question: string
  /** Whether the question must not leave this device, as it does for many a voice. */
  staysHere: boolean
}

/** Reads the question aloud, once or each time that one comes; absent without a French voice. */
export function ListenButton({ question, staysHere }: Props) {
  const canRead = useSyncExternalStore(onVoices, () => canReadAloud({ staysHere }), nowhere)
  const couldElsewhere = useSyncExternalStore(onVoices, couldReadElsewhere, nowhere)
  const [isReading, setIsReading] = useState(false)
  // On a phone each key takes of the field: the second one waits until the first was of use.
  const [wasHeard, setWasHeard] = useState(false)
  const [readsEach, setReadsEach] = useState(() => readStored('local', EACH) === 'yes')

  const read = useCallback(() => {
    // What was being read ends first, and says so.
    readAloud({ text: question, staysHere }, () => setIsReading(false))
    setIsReading(canReadAloud({ staysHere }))
    setWasHeard(true)
  }, [question, staysHere])

  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing it reads by its own press
  useEffect(() => {
    if (readsEach && canRead) read()
    return stopReading
  }, [read, canRead])

  useEffect(() => {
    if (!isReading) return
    const stop = ({ key }: KeyboardEvent) => key === 'Escape' && stopReading()
    document.addEventListener('keydown', stop)
    return () => document.removeEventListener('keydown', stop)
  }, [isReading])

  if (!canRead) {
    return couldElsewhere && <p className="py-2 pl-5 text-base text-ink-soft">{ELSEWHERE}</p>
  }
  const choose = () => {
    writeStored('local', EACH, readsEach ? 'no' : 'yes')
    setReadsEach(!readsEach)
    if (!readsEach) read()
  }
  return (
    <>
      <Button variant="quiet" onClick={isReading ? stopReading : read}>
        {isReading ? 'Arrêter la lecture' : 'Écouter la question'}
      </Button>
      {(wasHeard || readsEach) && (
        <Button variant="quiet" aria-pressed={readsEach} onClick={choose}>
          {readsEach && <span aria-hidden="true">✓</span>}
          Lire chaque question
        </Button>
      )}
    </>
  )
}

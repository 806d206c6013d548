import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { NO_ACCESS } from '../messages.ts'
import { onSettle } from '../settle.ts'
import type { VoiceProps } from '../voice-props.ts'
import { ChooseWhere } from './choose-where.tsx'
import { ListenAgain } from './listen-again.tsx'
import { type Choice, type Found, findMaker, isAgreed, keepChoice, readChoice } from './makers.ts'
import { hasMicrophone } from './microphone.ts'
import { SpeakingKey } from './speaking-key.tsx'
import { useSpeaking } from './use-speaking.ts'

/** What the key to speak opens: where the sound goes, once; then speaking, and hearing oneself again. */
export function Dictation(props: VoiceProps) {
  const [found, setFound] = useState<Found | null>(null)
  const [choice, setChoice] = useState(readChoice)
  const [isOpen, setIsOpen] = useState(true)
  const maker = choice === 'recording' ? 'recording' : (found?.maker ?? 'recording')
  const { shown, level, speaking } = useSpeaking({ ...props, maker })
  const agreed = found !== null && isAgreed(choice, found)

  useEffect(() => void findMaker().then(setFound), [])
  useEffect(() => onSettle(speaking.settle), [speaking])
  // The press that brought this here was the wish to speak.
  useEffect(() => {
    if (agreed) void speaking.start()
  }, [agreed, speaking])

  if (!hasMicrophone()) return <p role="status">{NO_ACCESS}</p>
  if (found === null) return null
  const choose = (chosen: Choice) => {
    keepChoice(chosen)
    setChoice(chosen)
    setIsOpen(chosen !== 'refused')
  }
  if (!agreed)
    return (
      <ChooseWhere
        found={found}
        isOpen={isOpen && choice !== 'refused'}
        onOpen={() => {
          setChoice(null)
          setIsOpen(true)
        }}
        onChoose={choose}
      />
    )
  const isSpeaking = shown.state === 'listening'
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <SpeakingKey
          state={shown.state}
          startedAt={shown.startedAt}
          level={level}
          onPress={isSpeaking ? speaking.stop : () => void speaking.start()}
        />
        {shown.recording && <ListenAgain recording={shown.recording} />}
        {shown.recording && shown.isUnwritten && (
          <Button
            aria-disabled={shown.state !== 'idle'}
            onClick={() => shown.recording && void speaking.writeAgain(shown.recording)}
          >
            Réessayer la transcription
          </Button>
        )}
        {!isSpeaking && (
          <Button variant="quiet" onClick={() => setChoice(null)}>
            Où va le son ?
          </Button>
        )}
      </div>
      <p role="status" className="text-base text-ink-soft empty:hidden">
        {shown.notice || (isSpeaking && maker === 'recording' ? RECORDS : '')}
      </p>
    </div>
  )
}

const RECORDS = 'Enregistrement en cours. Vous pourrez vous réécouter, puis écrire votre réponse.'

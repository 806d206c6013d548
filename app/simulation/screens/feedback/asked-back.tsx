import { type FormEvent, useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { KeptPairs } from '#app/ui/kept-pairs.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { currentInterview } from '../../current-interview.ts'
import type { Interview } from '../../interview.ts'
import { ANSWER_REQUIRED, FOLLOW_UP_TOO_LONG } from '../../messages.ts'
import { FOLLOW_UP_MAX, isAnswered } from '../../rules.ts'
import { FieldFault } from '../field-fault.tsx'
import { followUps } from './follow-ups.ts'

interface Props {
  interview: Interview
  index: number
  state: 'open' | 'pending' | 'failed'
  /** Someone tried to go on with words typed here and not sent. */
  isHeld: boolean
  /** What went wrong, once the addition could not be assessed. */
  sentence: string
  onRetry: () => void
  /** Called as this place is about to go: whoever was in it needs another. */
  onSettled: () => void
}

const UNSENT = 'Ces mots ne sont pas envoyés : envoyez-les, ou passez la relance.'

/** What the recruiter asks back once, with a place to answer; nothing when nothing is asked. */
export function AskedBack({ interview, index, state, isHeld, ...props }: Props) {
  const asked = interview.feedbacks[index]?.followUp
  const id = useId()
  if (asked === undefined) return null
  const pass = () => {
    followUps.pass(index)
    props.onSettled()
  }
  return (
    <section aria-labelledby={id} className="rounded-xl border border-hairline p-4 sm:p-6">
      <h3 id={id} className="text-[1.375rem]">
        Le recruteur relance
      </h3>
      <p className="quoted mt-3 font-semibold wrap-anywhere">
        <KeptPairs>{asked}</KeptPairs>
      </p>
      {state === 'open' && (
        <Answering
          interview={interview}
          index={index}
          isHeld={isHeld}
          onSettled={props.onSettled}
          onPass={pass}
        />
      )}
      {state === 'pending' && (
        <p className="mt-4 text-ink-soft">Analyse de votre réponse complétée…</p>
      )}
      {state === 'failed' && (
        <div className="mt-4 grid justify-items-start gap-3">
          <p className="text-ink-soft">
            {props.sentence} Votre complément est gardé dans cet onglet.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={props.onRetry}>Réessayer</Button>
            <Button variant="quiet" onClick={pass}>
              Passer la relance
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}

interface AnsweringProps extends Pick<Props, 'interview' | 'index' | 'isHeld' | 'onSettled'> {
  onPass: () => void
}

function Answering({ interview, index, isHeld, onSettled, onPass }: AnsweringProps) {
  const id = useId()
  const [wasTried, setWasTried] = useState(false)
  const [kept] = useState(() => interview.followUps[index]?.answer ?? '')
  const typed = interview.followUps[index]?.answer ?? ''
  const fault = faultOf(typed, wasTried) ?? (isHeld ? UNSENT : null)

  const give = (event: FormEvent) => {
    event.preventDefault()
    setWasTried(true)
    if (faultOf(currentInterview()?.followUps[index]?.answer ?? '', true)) return
    followUps.give(index)
    onSettled()
  }
  return (
    <form onSubmit={give} className="mt-4 grid gap-3">
      <label htmlFor={id} className="sr-only">
        Votre réponse à la relance
      </label>
      <TextArea
        id={id}
        rows={3}
        defaultValue={kept}
        onChange={({ target }) => followUps.write(index, target.value)}
        placeholder="Complétez votre réponse en deux ou trois phrases."
        aria-invalid={fault !== null}
        aria-describedby={`${id}-fault ${id}-promise`}
      />
      <FieldFault id={`${id}-fault`} fault={fault} />
      <p id={`${id}-promise`} className="text-base text-ink-soft">
        Votre réponse et ce complément sont lus comme un tout ; le score ne peut pas baisser.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Répondre à la relance</Button>
        <Button variant="quiet" onClick={onPass}>
          Passer la relance
        </Button>
      </div>
    </form>
  )
}

function faultOf(text: string, wasTried: boolean): string | null {
  if (text.length > FOLLOW_UP_MAX) return FOLLOW_UP_TOO_LONG
  return wasTried && !isAnswered(text) ? ANSWER_REQUIRED : null
}

import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { TextArea } from '#app/ui/text-area.tsx'
import { ANSWER_REQUIRED, ANSWER_TOO_LONG } from '../../messages.ts'
import { ANSWER_MAX, isAnswered } from '../../rules.ts'
import { FieldFault } from '../field-fault.tsx'
import { useIsOnline } from '../use-is-online.ts'
import { adviceFor } from './advice-for.ts'
import { speakingTime } from './speaking-time.ts'

interface Props {
  question: string
  /** What the interview knows of the answer: what the field held a frame ago, or what was kept of it. */
  value: string
  onChange: (text: string) => void
  onSubmit: () => void
  /** Whether someone tried to submit it as it is. */
  wasTried: boolean
  /** What stands below the field. */
  children?: ReactNode
}

/** On a phone the key to speak stays in sight over the actions, however long the answer; what it asks first does not. */
const ABOVE_ACTIONS =
  'max-sm:sticky max-sm:bottom-[calc(3.8125rem+max(0.75rem,env(safe-area-inset-bottom)))] max-sm:z-10 max-sm:bg-paper max-sm:-my-1 max-sm:py-1 max-sm:has-[section]:static max-[18em]:static [@media(max-height:30rem)]:static'

const OFFLINE = 'Hors connexion : écrivez, tout est gardé ici.'

/** What keeps an answer from being submitted, in words; null when nothing does. */
export function answerFault(text: string): string | null {
  if (!isAnswered(text)) return ANSWER_REQUIRED
  return text.length > ANSWER_MAX ? ANSWER_TOO_LONG : null
}

/** The answer being typed: it grows with its text, counts words, and submits on Ctrl+Enter. */
export function AnswerField({ question, value, onChange, onSubmit, wasTried, children }: Props) {
  const id = useId()
  const field = useHeldText(value)
  const isOnline = useIsOnline()
  const fault = wasTried || value.length > ANSWER_MAX ? answerFault(value) : null

  const submitOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSubmit()
  }

  return (
    <div className="flex grow flex-col gap-2 sm:gap-3">
      <label htmlFor={id} className="sr-only">
        Votre réponse
      </label>
      <TextArea
        id={id}
        ref={field}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={submitOnCtrlEnter}
        rows={7}
        style={{ minHeight: undefined }}
        className="min-h-[calc(4lh+2.5rem)] grow sm:min-h-[calc(7lh+2.5rem)]"
        placeholder="Répondez comme vous parleriez au recruteur."
        aria-invalid={fault !== null}
        aria-describedby={`${id}-count ${id}-fault`}
      />
      <div data-key-bar className={ABOVE_ACTIONS}>
        {children}
      </div>
      <FieldFault id={`${id}-fault`} fault={fault} />
      <p id={`${id}-count`} className="flex flex-wrap gap-x-6 text-base text-ink-soft">
        <span className="figures">{speakingTime(value)}</span>
        {isOnline && <span>{adviceFor(question)}</span>}
        <span role="status">{isOnline ? '' : OFFLINE}</span>
      </p>
    </div>
  )
}

/** The field holds its own text, so that a key waits for nothing; only a text from elsewhere is put there. */
function useHeldText(text: string) {
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    if (field.current && field.current.value !== text) field.current.value = text
  }, [text])
  return field
}

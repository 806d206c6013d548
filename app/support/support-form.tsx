import { useEffect, useRef, useState } from 'react'
import { useCurrentAccount } from '#app/accounts/queries.ts'
import { sentenceFor } from '#app/platform/http/call-api.ts'
import { refusedFields } from '#app/platform/http/refused-fields.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Faults, FormOutcome } from './contract.ts'
import { fillEmpty, forgetDraft, keepDraft, readDraft, writtenIn } from './kept-draft.ts'
import { MessageField } from './message-field.tsx'
import { MessageSent } from './message-sent.tsx'
import { NOT_SENT } from './messages.ts'
import { useSendMessage } from './queries.ts'

interface Props {
  /** What became of the form when the browser posted it by itself. */
  outcome?: FormOutcome | undefined
}

/** The way to write to whoever runs the site, signed in or not. */
export function SupportForm({ outcome }: Props) {
  const [sent, setSent] = useState(outcome?.sent ?? null)
  if (sent !== null) return <MessageSent words={sent} onAgain={() => setSent(null)} />
  return <Form outcome={outcome} onSent={setSent} />
}

function Form({ outcome, onSent }: Props & { onSent: (words: string) => void }) {
  const refused = outcome?.sent === undefined ? outcome : undefined
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults>(refused?.faults ?? {})
  const { mutate, isPending, error } = useSendMessage()
  useFilledFields(form)

  const send = (written: HTMLFormElement) => {
    setFaults({})
    mutate(writtenIn(written), {
      onSuccess: ({ message }) => {
        forgetDraft()
        onSent(message)
      },
      onError: (failure) => {
        const found: Faults = refusedFields(failure)
        setFaults(found)
        focusFirst(written, found)
      },
    })
  }
  const isAtFields = Object.keys(faults).length > 0
  const trouble = error
    ? isAtFields
      ? null
      : sentenceFor(error, NOT_SENT)
    : (refused?.problem ?? null)

  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-label="Nous écrire"
      className="grid gap-5"
      onInput={(event) => keepDraft(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) send(event.currentTarget)
      }}
    >
      <TextField
        label="Votre e-mail, pour la réponse"
        type="email"
        name="email"
        autoComplete="email"
        required
        fault={faults.email}
        defaultValue={refused?.written.email}
      />
      <TextField
        label="Sujet"
        name="subject"
        required
        fault={faults.subject}
        defaultValue={refused?.written.subject}
      />
      <MessageField fault={faults.message} defaultValue={refused?.written.message} />
      {trouble !== null && (
        <p role="alert" className="text-danger">
          {trouble} Ce que vous avez écrit reste ici.
        </p>
      )}
      <Button type="submit" variant="primary" className="justify-self-start" disabled={isPending}>
        {isPending ? 'Envoi…' : 'Envoyer le message'}
      </Button>
    </form>
  )
}

/** The draft of this tab first, then the address of whoever is signed in. */
function useFilledFields(form: { current: HTMLFormElement | null }) {
  const account = useCurrentAccount()
  const email = account?.email
  useEffect(() => {
    if (!form.current) return
    fillEmpty(form.current, readDraft())
    fillEmpty(form.current, { email })
  }, [form, email])
}

function focusFirst(form: HTMLFormElement, faults: Faults) {
  const name = (['email', 'subject', 'message'] as const).find((field) => faults[field])
  const field = name && form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

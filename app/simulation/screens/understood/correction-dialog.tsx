import { type FormEvent, useState } from 'react'
import type { Understood } from '#app/interviewer/understood.ts'
import { sentenceFor } from '#app/platform/http/call-api.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckField } from '#app/ui/check-field.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { Interview } from '../../interview.ts'
import { QUESTIONS_FAILED } from '../../offer-messages.ts'
import { isAnswered } from '../../rules.ts'
import { askAgain } from './ask-again.ts'
import { TradeSearch } from './trade-search.tsx'

interface Props {
  interview: Interview
  onClose: () => void
}

/** Another trade, fewer things: the questions are asked again, for the same simulation. */
export function CorrectionDialog({ interview, onClose }: Props) {
  const { trade, things } = interview.understood ?? { trade: null, things: [] }
  const [chosen, setChosen] = useState<string | null>(null)
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const [isAsking, setIsAsking] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const isChanged = chosen !== null || removed.size > 0

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isAsking || !isChanged) return
    setIsAsking(true)
    setFault(null)
    try {
      await askAgain(interview, { trade: chosen, without: [...removed] })
      onClose()
    } catch (error) {
      setFault(sentenceFor(error, QUESTIONS_FAILED))
      setIsAsking(false)
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Ce que j'ai compris"
      description="Corrigez ce qui est faux : les questions seront reposées, sans compter une simulation de plus."
    >
      <form onSubmit={submit} className="grid gap-6">
        <div className="grid gap-3">
          <p>
            Métier{'\u00a0'}: <strong>{chosen ?? trade ?? 'non reconnu'}</strong>
          </p>
          <TradeSearch
            label="Changer de métier"
            isPrivate={interview.isPrivate ?? false}
            onChoose={setChosen}
          />
        </div>
        {things.length > 0 && <Things things={things} removed={removed} onChange={setRemoved} />}
        {isAnswered(interview.draft) && (
          <p>
            Ce que vous avez écrit restera, sous une autre question{'\u00a0'}: relisez-le avant de
            le soumettre.
          </p>
        )}
        {fault && (
          <p role="alert" className="text-danger">
            {fault}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" disabled={!isChanged || isAsking}>
            {isAsking ? 'Questions en préparation…' : 'Reposer les questions'}
          </Button>
          <Button onClick={onClose}>Garder ces questions</Button>
        </div>
      </form>
    </Dialog>
  )
}

interface ThingsProps {
  things: Understood['things']
  removed: ReadonlySet<string>
  onChange: (removed: ReadonlySet<string>) => void
}

function Things({ things, removed, onChange }: ThingsProps) {
  const toggle = (id: string) => {
    const next = new Set(removed)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">Gardez ce qui est juste</legend>
      {things.map(({ id, label }) => (
        <CheckField key={id} label={label} checked={!removed.has(id)} onChange={() => toggle(id)} />
      ))}
    </fieldset>
  )
}

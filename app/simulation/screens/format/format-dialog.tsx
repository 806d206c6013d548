import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { DEFAULT_FORMAT, type Format, isDefault, otherThanUsual } from '../../format.ts'

interface Props {
  format: Format | undefined
  /** Null for the usual interview. */
  onChoose: (format: Format | null) => void
  onClose: () => void
}

/** How many questions, who asks them, and whether feedback waits for the end. */
export function FormatDialog({ format = DEFAULT_FORMAT, onChoose, onClose }: Props) {
  const [chosen, setChosen] = useState(format)
  const change = (changes: Partial<Format>) => setChosen((before) => ({ ...before, ...changes }))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChoose(otherThanUsual(chosen))
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Format de l'entretien"
      description="Le format habituel : huit questions, un retour après chaque réponse."
    >
      <form onSubmit={submit} className="grid gap-6">
        <Choice
          legend="Combien de questions"
          options={COUNTS}
          value={chosen.count}
          onChange={(count) => change({ count })}
        />
        <Choice
          legend="Qui les pose"
          options={ASKERS}
          value={chosen.asker}
          onChange={(asker) => change({ asker })}
        />
        <Choice
          legend="Dans quelles conditions"
          options={CONDITIONS}
          value={chosen.conditions}
          onChange={(conditions) => change({ conditions })}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary">
            Choisir ce format
          </Button>
          {!isDefault(chosen) && (
            <Button variant="quiet" onClick={() => setChosen(DEFAULT_FORMAT)}>
              Revenir au format habituel
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

type Options<Value> = readonly { value: Value; label: string; more?: string }[]

const COUNTS: Options<Format['count']> = [
  { value: 4, label: '4 questions' },
  { value: 6, label: '6 questions' },
  { value: 8, label: '8 questions' },
]
const ASKERS: Options<Format['asker']> = [
  { value: 'recruiter', label: 'Un recruteur', more: 'Parcours, motivation, comportement.' },
  {
    value: 'manager',
    label: 'Un responsable du métier',
    more: 'Gestes, outils, mises en situation.',
  },
  { value: 'both', label: 'Les deux' },
]
const CONDITIONS: Options<Format['conditions']> = [
  { value: 'training', label: 'Entraînement', more: 'Un retour après chaque réponse.' },
  {
    value: 'real',
    label: 'Conditions réelles',
    more: "Aucun retour avant la fin. Le temps habituel est affiché, il n'arrête personne.",
  },
]

interface ChoiceProps<Value> {
  legend: string
  options: Options<Value>
  value: Value
  onChange: (value: Value) => void
}

function Choice<Value extends string | number>(props: ChoiceProps<Value>): ReactNode {
  const { legend, options, value, onChange } = props
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={legend}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="size-5 shrink-0 accent-accent"
          />
          <span className="min-w-0">
            {option.label}
            {option.more && (
              <span className="block text-base leading-snug text-ink-soft">{option.more}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

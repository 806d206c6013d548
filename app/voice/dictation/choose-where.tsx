import { useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { agreementTo, type Choice, type Found, sayWhere } from './makers.ts'

interface Props {
  found: Found
  isOpen: boolean
  onOpen: () => void
  onChoose: (choice: Choice) => void
}

/** Says where the sound goes before it goes anywhere; who refused is asked again by their own wish alone. */
export function ChooseWhere({ found, isOpen, onOpen, onChoose }: Props) {
  const { maker } = found
  const id = useId()
  if (!isOpen)
    return (
      <p role="status" className="flex flex-wrap items-center gap-x-4 text-base text-ink-soft">
        Vous avez choisi de répondre par écrit.
        <Button variant="quiet" onClick={onOpen}>
          Changer d'avis
        </Button>
      </p>
    )
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-xl border border-hairline p-5">
      <h2 id={id} tabIndex={-1} ref={focusHere} className="text-xl outline-none">
        Avant de parler
      </h2>
      <p className="text-base">{sayWhere(found)}</p>
      <p className="text-base text-ink-soft">
        Vos mots arrivent dans le champ, où vous les corrigez ; rien n'est soumis sans le bouton.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => onChoose(agreementTo(found))}>
          Commencer à parler
        </Button>
        {maker !== 'recording' && (
          <Button onClick={() => onChoose('recording')}>Enregistrer seulement</Button>
        )}
        <Button variant="quiet" onClick={() => onChoose('refused')}>
          Non, répondre par écrit
        </Button>
      </div>
    </section>
  )
}

/** The key that was pressed is gone: what it opened is the next place. */
const focusHere = (heading: HTMLElement | null) => heading?.focus()

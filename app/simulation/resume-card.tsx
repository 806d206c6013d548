import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

interface Props {
  /** Where the interview is; nothing until it was read, which changes no line of the card. */
  state?: string
  /** Whether it outlives its tab. */
  isOnDevice?: boolean
  onResume?: () => void
  onAbandon?: () => void
}

export function ResumeCard({ state = '\u00a0', isOnDevice = false, onResume, onAbandon }: Props) {
  return (
    <Card aria-labelledby="resume">
      <h2 id="resume" className="text-2xl">
        Votre entretien vous attend
      </h2>
      <p className="mt-2 truncate" title={state}>
        {state}
      </p>
      <p className="mt-1 text-base text-ink-soft">
        Réponses, temps et retours sont gardés {isOnDevice ? 'sur cet appareil' : 'dans cet onglet'}
        .
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onResume} disabled={!onResume}>
          Reprendre la simulation
        </Button>
        <Button variant="quiet" onClick={onAbandon} disabled={!onAbandon}>
          Abandonner
        </Button>
      </div>
    </Card>
  )
}

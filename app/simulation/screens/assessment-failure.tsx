import { Button } from '#app/ui/button.tsx'
import { NO_FEEDBACK } from '../messages.ts'

interface Props {
  sentence: string
  onRetry: () => void
  onGoOn: () => void
}

/** No feedback came: what happened, what is safe, and both ways on. */
export function AssessmentFailure({ sentence, onRetry, onGoOn }: Props) {
  return (
    <div className="grid gap-4">
      <p className="font-semibold">{NO_FEEDBACK}</p>
      <p className="text-ink-soft">{sentence}</p>
      <p className="text-ink-soft">Votre réponse est gardée dans cet onglet.</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onRetry}>
          Réessayer
        </Button>
        <Button variant="quiet" onClick={onGoOn}>
          Continuer sans ce retour
        </Button>
      </div>
    </div>
  )
}

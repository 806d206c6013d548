import { Button } from '#app/ui/button.tsx'
import { NO_FEEDBACK } from '../../messages.ts'
import { useIsOnline } from '../use-is-online.ts'

interface Props {
  sentence: string
  onRetry: () => void
  onGoOn: () => void
}

const KEPT = 'Votre réponse est gardée dans cet onglet.'
const WAITING =
  'Vous êtes hors connexion : votre réponse est gardée dans cet onglet et sera envoyée automatiquement au retour du réseau.'

/** No feedback came: what happened, what is safe, and both ways on. */
export function AssessmentFailure({ sentence, onRetry, onGoOn }: Props) {
  const isOnline = useIsOnline()
  return (
    <div className="grid gap-4">
      {isOnline && (
        <>
          <p className="font-semibold">{NO_FEEDBACK}</p>
          <p className="text-ink-soft">{sentence}</p>
        </>
      )}
      <p role="status" className="text-ink-soft">
        {isOnline ? KEPT : WAITING}
      </p>
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

import { useEffect } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { Interview } from '../../interview.ts'
import { useAssessment } from '../feedback/use-assessment.ts'
import { useIsOnline } from '../use-is-online.ts'

interface Props {
  interview: Interview
  index: number
  onFailure: (index: number, hasFailed: boolean) => void
}

/** One answer whose turn has come: being assessed, or with its trouble and a way to try again. */
export function AssessedRow({ interview, index, onFailure }: Props) {
  const { state, sentence, retry } = useAssessment(interview, index)
  const isOnline = useIsOnline()
  const hasFailed = state === 'failed'
  useEffect(() => onFailure(index, hasFailed), [onFailure, index, hasFailed])

  if (!hasFailed) return <p className="text-base text-ink-soft">Analyse en cours…</p>
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-base text-ink-soft">
        {isOnline ? `${sentence} Votre réponse est gardée.` : OFFLINE}
      </p>
      <Button aria-label={`Réessayer l'analyse de la question ${index + 1}`} onClick={retry}>
        Réessayer
      </Button>
    </div>
  )
}

const OFFLINE = 'Hors connexion : votre réponse est gardée, et sera analysée au retour du réseau.'

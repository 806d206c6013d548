import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { Interview } from '../../interview.ts'
import { useAssessment } from '../feedback/use-assessment.ts'
import { useIsOnline } from '../use-is-online.ts'

interface Props {
  interview: Interview
  index: number
  onRetry: (index: number) => void
  onFailure: (index: number, hasFailed: boolean) => void
}

/**
 * One answer whose turn has come: being assessed, or with its trouble and a way to try again, which
 * stays under the finger while it is tried.
 */
export function AssessedRow({ interview, index, onRetry, onFailure }: Props) {
  const { state, sentence, retry } = useAssessment(interview, index)
  const [wasRetried, setWasRetried] = useState(false)
  const isOnline = useIsOnline()
  const hasFailed = state === 'failed'
  useEffect(() => onFailure(index, hasFailed), [onFailure, index, hasFailed])

  if (!hasFailed && !wasRetried) return <p className="text-base text-ink-soft">{UNDER_WAY}</p>
  const tryAgain = () => {
    setWasRetried(true)
    onRetry(index)
    retry()
  }
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-base text-ink-soft">
        {!hasFailed ? UNDER_WAY : isOnline ? `${sentence} Votre réponse est gardée.` : OFFLINE}
      </p>
      <Button
        aria-label={`Réessayer l'analyse de la question ${index + 1}`}
        aria-busy={!hasFailed}
        onClick={tryAgain}
      >
        Réessayer
      </Button>
    </div>
  )
}

const UNDER_WAY = 'Analyse en cours…'
const OFFLINE = 'Hors connexion : votre réponse est gardée, et sera analysée au retour du réseau.'

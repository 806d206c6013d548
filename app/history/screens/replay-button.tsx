import { useNavigate } from 'react-router'
import { sentenceFor } from '#app/platform/http/call-api.ts'
import { putBackOffer } from '#app/simulation/replay-offer.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'
import { findWholeSimulation } from '../queries.ts'

const FAILED = "L'offre de cette simulation n'a pas pu être relue. Veuillez réessayer."

interface Props {
  simulation: { id: string; title: string | null }
  className?: string
}

/** « Rejouer cette offre »: another interview from the offer of a past one, which counts as one. */
export function ReplayButton({ simulation, className }: Props) {
  const navigate = useNavigate()
  const replay = async () => {
    try {
      const { parts } = await findWholeSimulation(simulation.id)
      const offer = parts.find((part) => part.kind === 'offer')
      if (!offer) throw new Error('no offer')
      putBackOffer(offer.jobDescription)
      await navigate('/job-description')
    } catch (error) {
      showToast({ title: 'Erreur', description: sentenceFor(error, FAILED), tone: 'destructive' })
    }
  }
  return (
    <Button
      className={className}
      aria-label={`Rejouer cette offre : ${simulation.title ?? 'poste sans intitulé'}`}
      onClick={() => void replay()}
    >
      Rejouer cette offre
    </Button>
  )
}

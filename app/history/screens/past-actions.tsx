import { useNavigate } from 'react-router'
import { sentenceFor } from '#app/platform/http/call-api.ts'
import type { Interview } from '#app/simulation/interview.ts'
import { REPORT_DOWNLOADED, REPORT_FAILED } from '#app/simulation/messages.ts'
import { useReport } from '#app/simulation/queries.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'
import type { WholeSimulation } from '../contract.ts'
import { openDeleteDialog } from '../open-delete-dialog.tsx'
import { useResume } from './use-resume.ts'

interface Props {
  whole: WholeSimulation
  interview: Interview
}

/** What can be done with a past simulation: go on with it, keep its report, delete it. */
export function PastActions({ whole, interview }: Props) {
  const { mutate, isPending } = useReport(interview, interview.summary)
  const resume = useResume(whole)
  const navigate = useNavigate()
  const isFinished = whole.simulation.state === 'finished'

  const download = () => {
    if (isPending) return
    mutate(undefined, {
      onSuccess: () => showToast(REPORT_DOWNLOADED),
      onError: (error) => {
        const description = sentenceFor(error, REPORT_FAILED)
        showToast({ title: 'Erreur', description, tone: 'destructive' })
      },
    })
  }

  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {!isFinished && (
        <Button variant="primary" onClick={() => void resume()}>
          Reprendre
        </Button>
      )}
      {isFinished && !interview.summary && (
        <Button variant="primary" onClick={() => void resume()}>
          Voir le récapitulatif
        </Button>
      )}
      <Button aria-busy={isPending} onClick={download}>
        {isPending ? 'Préparation du rapport…' : 'Télécharger le rapport PDF'}
      </Button>
      <Button
        variant="quiet"
        onClick={() =>
          void openDeleteDialog(whole.simulation.id, () => void navigate('/historique'))
        }
      >
        Supprimer
      </Button>
    </div>
  )
}

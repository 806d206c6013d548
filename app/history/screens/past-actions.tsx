import { useNavigate } from 'react-router'
import { DayBeforeButton } from '#app/simulation/day-before-button.tsx'
import { type Interview, listUnassessed } from '#app/simulation/interview.ts'
import { ReportButton } from '#app/simulation/report-button.tsx'
import { Button } from '#app/ui/button.tsx'
import type { WholeSimulation } from '../contract.ts'
import { openDeleteDialog } from '../open-delete-dialog.tsx'
import { ReplayButton } from './replay-button.tsx'
import { useResume } from './use-resume.ts'

interface Props {
  whole: WholeSimulation
  interview: Interview
}

/** What can be done with a past simulation: go on with it, keep its report, delete it. */
export function PastActions({ whole, interview }: Props) {
  const resume = useResume(whole)
  const navigate = useNavigate()
  const isFinished = whole.simulation.state === 'finished'

  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {!isFinished && (
        <Button variant="primary" onClick={() => void resume()}>
          Reprendre
        </Button>
      )}
      {isFinished && (!interview.summary || listUnassessed(interview).length > 0) && (
        <Button variant="primary" onClick={() => void resume()}>
          Voir le récapitulatif
        </Button>
      )}
      <ReplayButton simulation={whole.simulation} />
      <ReportButton interview={interview} summary={interview.summary} />
      <DayBeforeButton interview={interview} />
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

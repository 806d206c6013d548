import { useNavigate } from 'react-router'
import { useToken } from '#app/accounts/token.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { Summary } from '../../contract.ts'
import { interviewStore } from '../../current-interview.ts'
import { DayBeforeButton } from '../../day-before-button.tsx'
import type { Interview } from '../../interview.ts'
import { ReportButton } from '../../report-button.tsx'

interface Props {
  interview: Interview
  summary: Summary | null
}

/** What one takes away, and the way to another simulation. */
export function FinalActions({ interview, summary }: Props) {
  const navigate = useNavigate()
  const isSignedIn = useToken() !== null

  const startAgain = () => {
    interviewStore.clear()
    void navigate('/')
  }

  return (
    <>
      <ReportButton
        interview={interview}
        summary={summary}
        variant="primary"
        className="max-sm:w-full"
      />
      <DayBeforeButton interview={interview} className="max-sm:w-full" />
      <Button className="max-sm:w-full" onClick={startAgain}>
        Nouvelle simulation
      </Button>
      {isSignedIn && (
        <ButtonLink to="/historique" variant="quiet" className="max-sm:w-full">
          Mon historique
        </ButtonLink>
      )}
    </>
  )
}

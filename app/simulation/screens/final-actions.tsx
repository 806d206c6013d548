import { useNavigate } from 'react-router'
import { useToken } from '#app/accounts/token.ts'
import { sentenceFor } from '#app/platform/http/call-api.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'
import type { Summary } from '../contract.ts'
import type { Interview } from '../interview.ts'
import { REPORT_DOWNLOADED, REPORT_FAILED } from '../messages.ts'
import { useReport } from '../queries.ts'
import { session } from '../session.ts'

interface Props {
  interview: Interview
  summary: Summary | null
}

/** What one takes away, and the way to another simulation. */
export function FinalActions({ interview, summary }: Props) {
  const report = useReport(interview, summary)
  const navigate = useNavigate()
  const isSignedIn = useToken() !== null

  const download = () => {
    if (report.isPending) return
    report.mutate(undefined, {
      onSuccess: () => showToast(REPORT_DOWNLOADED),
      onError: (error) => {
        const description = sentenceFor(error, REPORT_FAILED)
        showToast({ title: 'Erreur', description, tone: 'destructive' })
      },
    })
  }
  const startAgain = () => {
    session.clear()
    void navigate('/')
  }

  return (
    <>
      <Button
        variant="primary"
        className="max-sm:w-full"
        aria-busy={report.isPending}
        onClick={download}
      >
        {report.isPending ? 'Préparation du rapport…' : 'Télécharger le rapport PDF'}
      </Button>
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

import type { ComponentProps } from 'react'
import { offerIfGone } from '#app/hydration/late-files.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'
import type { Summary } from './contract.ts'
import type { Interview } from './interview.ts'
import { useReport } from './queries.ts'
import { failureOf } from './report/failure.ts'
import { REPORT_DOWNLOADED } from './report/messages.ts'

interface Props extends Pick<ComponentProps<typeof Button>, 'variant' | 'className'> {
  interview: Interview
  summary: Summary | null
}

/** Gives the report of an interview as a PDF, and says how that went wherever one is by then. */
export function ReportButton({ interview, summary, ...look }: Props) {
  const { isPending, download } = useReport(interview, summary)

  return (
    <Button aria-busy={isPending} onClick={() => download()?.then(sayGiven, sayFailed)} {...look}>
      {isPending ? 'Préparation du rapport…' : 'Télécharger le rapport PDF'}
    </Button>
  )
}

const sayGiven = () => showToast(REPORT_DOWNLOADED)

async function sayFailed(error: unknown) {
  if (!(await offerIfGone(error))) showToast(failureOf(error, navigator.onLine))
}

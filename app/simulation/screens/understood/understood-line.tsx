import { Button } from '#app/ui/button.tsx'
import { openDialog } from '#app/ui/dialog-slot.tsx'
import type { Interview } from '../../interview.ts'

interface Props {
  interview: Interview
}

/** What was understood of the offer, before the first answer. */
export function UnderstoodLine({ interview }: Props) {
  const said = understoodOf(interview)
  if (!said) return null
  return (
    <p className="mt-2 text-base leading-snug wrap-anywhere text-ink-soft max-sm:line-clamp-2">
      {said.length > 0 ? (
        <>
          Ce que j'ai compris{'\u00a0'}: <span className="text-ink">{said.join(', ')}</span>
        </>
      ) : (
        "Je n'ai pas reconnu le métier de cette offre."
      )}
    </p>
  )
}

/** Whoever reads it may correct it. */
export function CorrectButton({ interview }: Props) {
  const said = understoodOf(interview)
  if (!said) return null
  const correct = () =>
    openDialog(async () => {
      const { CorrectionDialog } = await import('./correction-dialog.tsx')
      return (close) => <CorrectionDialog interview={interview} onClose={close} />
    })
  return (
    <Button variant="quiet" onClick={() => void correct()}>
      {said.length > 0 ? 'Corriger' : 'Préciser le métier'}
    </Button>
  )
}

/** Null once an answer was given: the questions stay what they are. */
function understoodOf({ understood, answers, retrying }: Interview): string[] | null {
  if (!understood || answers.length > 0 || retrying) return null
  const { trade, things } = understood
  return [...(trade ? [trade] : []), ...things.map(({ label }) => label)]
}

import { Button } from '#app/ui/button.tsx'
import { openDialog } from '#app/ui/dialog-slot.tsx'
import type { Interview } from '../../interview.ts'

/** What was understood of the offer, before the first answer; whoever reads it may correct it. */
export function UnderstoodLine({ interview }: { interview: Interview }) {
  const { understood, answers, retrying } = interview
  if (!understood || answers.length > 0 || retrying) return null
  const said = [understood.trade, ...understood.things.map(({ label }) => label)].filter(Boolean)

  const correct = () =>
    openDialog(async () => {
      const { CorrectionDialog } = await import('./correction-dialog.tsx')
      return (close) => <CorrectionDialog interview={interview} onClose={close} />
    })

  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-3 text-base text-ink-soft">
      <span className="min-w-0 wrap-anywhere">
        {said.length > 0 ? (
          <>
            Ce que j'ai compris{'\u00a0'}: <span className="text-ink">{said.join(', ')}</span>
          </>
        ) : (
          "Je n'ai pas reconnu le métier de cette offre."
        )}
      </span>
      <Button variant="quiet" className="-ml-5" onClick={() => void correct()}>
        {said.length > 0 ? 'Corriger' : 'Préciser le métier'}
      </Button>
    </p>
  )
}

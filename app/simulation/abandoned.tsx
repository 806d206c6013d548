import { useEffect } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { UNDO_DELAY } from './rules.ts'
import { useFocusHere } from './screens/use-focus-here.ts'

interface Props {
  onTakeBack: () => void
  onGone: () => void
}

/** Where the interview stood that was just abandoned: for a while, one press brings it back. */
export function Abandoned({ onTakeBack, onGone }: Props) {
  const undo = useFocusHere<HTMLButtonElement>()
  useEffect(() => {
    const leaving = setTimeout(onGone, UNDO_DELAY)
    return () => clearTimeout(leaving)
  }, [onGone])
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p role="status">Entretien abandonné.</p>
      <Button ref={undo} onClick={onTakeBack}>
        Annuler l'abandon
      </Button>
    </Card>
  )
}

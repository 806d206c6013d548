import type { ComponentProps } from 'react'
import { Button } from '#app/ui/button.tsx'
import { openDialog } from '#app/ui/dialog-slot.tsx'
import type { Interview } from './interview.ts'

interface Props extends Pick<ComponentProps<typeof Button>, 'className'> {
  interview: Interview
}

/** Opens the page to reread the evening before; it is made from the interview alone, for anybody. */
export function DayBeforeButton({ interview, className }: Props) {
  const open = () =>
    openDialog(async () => {
      const { SheetDialog } = await import('./day-before/sheet-dialog.tsx')
      return (close) => <SheetDialog interview={interview} onClose={close} />
    })
  return (
    <Button className={className} onClick={() => void open()}>
      Fiche de la veille
    </Button>
  )
}

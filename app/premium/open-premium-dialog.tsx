import { openDialog } from '#app/ui/dialog-slot.tsx'

/** Opens « Passer à Premium »; no page carries it, and nothing of the provider comes before it opens. */
export const openPremiumDialog = (): Promise<void> =>
  openDialog(async () => {
    const { PremiumDialog } = await import('./premium-dialog.tsx')
    return (close) => <PremiumDialog onClose={close} />
  })

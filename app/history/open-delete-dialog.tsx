import { openDialog } from '#app/ui/dialog-slot.tsx'

/** Asks before one simulation, or all when none is named, is deleted. */
export const openDeleteDialog = (id: string | null, onDeleted: () => void): Promise<void> =>
  openDialog(async () => {
    const { DeleteDialog } = await import('./screens/delete-dialog.tsx')
    return (close) => <DeleteDialog id={id} onDeleted={onDeleted} onClose={close} />
  })

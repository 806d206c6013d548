import { openDialog } from '#app/ui/dialog-slot.tsx'
import type { AuthMode } from './auth-mode.ts'

/** Opens the dialog of accounts; its forms come with the press, no page carries them. */
export const openAuthDialog = (mode: AuthMode = 'login', email = ''): Promise<void> =>
  openDialog(async () => {
    const { AuthDialog } = await import('./auth-dialog.tsx')
    return (close) => <AuthDialog initialMode={mode} initialEmail={email} onClose={close} />
  })

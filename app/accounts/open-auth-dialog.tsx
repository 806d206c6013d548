import { openDialog } from '#app/ui/dialog-slot.tsx'
import type { AuthMode } from './auth-mode.ts'

interface Given {
  email?: string
  /** Why one is asked to log in, when nobody pressed « Se connecter ». */
  why?: string
}

/** Opens the dialog of accounts; its forms come with the press, no page carries them. */
export const openAuthDialog = (mode: AuthMode = 'login', given: Given = {}): Promise<void> =>
  openDialog(async () => {
    const { AuthDialog } = await import('./auth-dialog.tsx')
    return (close) => <AuthDialog initialMode={mode} {...given} onClose={close} />
  })

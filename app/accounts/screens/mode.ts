import type { AuthMode } from '../auth-mode.ts'

/** What each mode of the dialog is given: the address typed so far, and where it may lead. */
export interface ModeProps {
  email: string
  goTo: (mode: AuthMode, email: string) => void
  onDone: () => void
}

import { Button } from '#app/ui/button.tsx'
import { SCRIPT_BLOCKED } from '../messages.ts'
import { Notice } from './notice.tsx'

export const ScriptBlocked = ({ onRetry }: { onRetry: () => void }) => (
  <Notice action={<Button onClick={onRetry}>Réessayer</Button>}>{SCRIPT_BLOCKED}</Notice>
)

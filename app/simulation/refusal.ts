import { showToast } from '#app/ui/toast.ts'
import type { Access } from './access.ts'
import { LIMIT_REACHED } from './messages.ts'

/** What happens when a start is refused: the one place where accounts and premium open their dialogs. */
export function onRefused(_access: Exclude<Access, 'yes'>): void {
  showToast({ ...LIMIT_REACHED, tone: 'destructive' })
}

import { openAuthDialog } from '#app/accounts/open-auth-dialog.tsx'
import { openPremiumDialog } from '#app/premium/open-premium-dialog.tsx'
import { showToast } from '#app/ui/toast.ts'
import { TRUE_FOR_VISITORS } from '../true-limit.ts'
import type { Access } from './access.ts'

const RUNS_ARE_USED = `Vous avez utilisé vos 3 simulations gratuites. ${TRUE_FOR_VISITORS}`

/** What happens when a start is refused: the one place where accounts and premium open their dialogs. */
export async function onRefused(access: Exclude<Access, 'yes'>): Promise<void> {
  if (access === 'sign-in') return openAuthDialog('login', { why: RUNS_ARE_USED })
  const { LIMIT_REACHED } = await import('../messages.ts')
  showToast({ ...LIMIT_REACHED, tone: 'destructive' })
  await openPremiumDialog()
}

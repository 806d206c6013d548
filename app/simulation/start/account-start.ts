import {
  findCurrentAccount,
  giveUpSession,
  noteAccount,
  refreshCurrentAccount,
} from '#app/accounts/queries.ts'
import { signedInAs } from '#app/accounts/tab-account.ts'
import { callApi, isUnauthorized } from '#app/platform/http/call-api.ts'
import type { Started } from '../contract.ts'
import { isUsedUp } from '../used-up.ts'
import { type Access, mayStart } from './access.ts'
import { isLimit } from './limit.ts'

/**
 * May the account that is signed in start? Null when nobody is any more. Without a network it is known
 * as it was last: what it does meanwhile is counted when it reaches the history.
 */
export async function accountAccess(): Promise<Access | null> {
  const account = await findCurrentAccount()
  if (account) return mayStart({ kind: 'account', ...account })
  if (signedInAs() === null) return null
  return isUsedUp() ? 'upgrade' : 'yes'
}

/**
 * Records one simulation of the account on the server, which alone counts. A failure other than the limit
 * is only logged, and the start goes on; null when the session was ended elsewhere.
 */
export async function recordAccountStart(): Promise<Access | null> {
  const access = await accountAccess()
  if (access !== 'yes') return access
  try {
    const { simulationsUsed } = await callApi<Started>('/api/simulate', { method: 'POST' })
    noteAccount({ simulationsUsed })
    return 'yes'
  } catch (error) {
    return goOnAfter(error)
  }
}

function goOnAfter(error: unknown): Access | null {
  if (isUnauthorized(error)) {
    giveUpSession()
    return null
  }
  if (isLimit(error)) {
    void refreshCurrentAccount()
    return 'upgrade'
  }
  // biome-ignore lint/suspicious/noConsole: a failure that the specification wants logged
  console.warn('The start could not be recorded, it goes on.', error)
  return 'yes'
}

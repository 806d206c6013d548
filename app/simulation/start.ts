import { readToken } from '#app/accounts/token.ts'
import { readStored, removeStored, writeStored } from '#app/platform/browser-storage.ts'
import { type Access, mayStart } from './start/access.ts'
import { countVisitorSimulation, visitorCount } from './visitor-count.ts'

/** One that a visitor's browser counted is not one that the server counted. */
const startKey = () => (readToken() ? 'account_start' : 'unused_start')

/** Whether a recorded simulation still waits for its questions. */
export const hasUnusedStart = (): boolean => readStored('local', startKey()) !== null

/** Records one simulation and leaves one unused start, if this person may begin. */
export async function recordStart(): Promise<Access> {
  const access = (await ofAccount('recordAccountStart')) ?? recordVisitorStart()
  if (access === 'yes') writeStored('local', startKey(), '1')
  return access
}

/** For who reached the offer by another way: the start that waits, or a new one by the same rule. */
export const ensureStart = async (): Promise<Access> => (hasUnusedStart() ? 'yes' : recordStart())

/** May this person go on from the offer? Nothing is recorded by asking. */
export const mayGenerate = async (): Promise<Access> =>
  hasUnusedStart() ? 'yes' : ((await ofAccount('accountAccess')) ?? visitorAccess())

/** Questions were made: the start they were recorded for is used. */
export const forgetStart = (): void => removeStored('local', startKey())

/** What the server says of an account comes with its own code; null for visitors. */
async function ofAccount(verb: 'recordAccountStart' | 'accountAccess'): Promise<Access | null> {
  if (!readToken()) return null
  const account = await import('./start/account-start.ts')
  return account[verb]()
}

const visitorAccess = (): Access => mayStart({ kind: 'visitor', simulationsUsed: visitorCount() })

function recordVisitorStart(): Access {
  const access = visitorAccess()
  if (access === 'yes') countVisitorSimulation()
  return access
}

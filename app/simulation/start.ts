import { readStored, removeStored, writeStored } from '#app/platform/browser-storage.ts'
import { type Access, mayStart } from './access.ts'
import { countVisitorSimulation, visitorCount } from './visitor-count.ts'

const STORAGE_KEY = 'unused_start'

/** Whether a recorded simulation still waits for its questions. */
export const hasUnusedStart = (): boolean => readStored('local', STORAGE_KEY) !== null

/** Records one simulation and leaves one unused start, if this person may begin. */
export function recordStart(): Access {
  const access = accessNow()
  if (access === 'yes') {
    countVisitorSimulation()
    writeStored('local', STORAGE_KEY, '1')
  }
  return access
}

/** For who reached the offer by another way: the start that waits, or a new one by the same rule. */
export const ensureStart = (): Access => (hasUnusedStart() ? 'yes' : recordStart())

/** May this person go on from the offer? Nothing is recorded by asking. */
export const mayGenerate = (): Access => (hasUnusedStart() ? 'yes' : accessNow())

/** Questions were made: the start they were recorded for is used. */
export const spendStart = (): void => removeStored('local', STORAGE_KEY)

const accessNow = (): Access => mayStart({ kind: 'visitor', simulationsUsed: visitorCount() })

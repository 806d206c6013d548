import { MADE_HERE } from '#app/accounts/account-storage.ts'
import { readStored, removeStored, storedKeys, writeStored } from '#app/platform/browser-storage.ts'
import type { Interview } from './interview.ts'
import { madeHereKey, madeHereKeys } from './kept-interview.ts'

/** What the tab or the device keeps: when it was written, and when the candidate last changed it. */
export interface Kept {
  savedAt: number
  changedAt: number
  interview: Interview
}

/**
 * Keeps an interview beyond its tab as long as this device alone knows it: for whom it belongs to, over
 * an older one of theirs, never over a newer.
 */
export function keepMadeHere({ changedAt, interview }: Kept, text: string): void {
  const { madeHere, owner, simulationId } = interview
  const key = madeHereKey(owner)
  if (madeHere && stampOf(readStored('local', key)).changedAt <= changedAt) {
    writeStored('local', key, text)
  }
  // Whoever took it over has it now; and what is known elsewhere is not kept here.
  for (const older of keysOf(simulationId)) {
    if (!madeHere || older !== key) removeStored('local', older)
  }
}

/** Removes one interview, whoever it belongs to, or all that whoever is here may read. */
export function dropMadeHere(simulationId?: string): void {
  const keys = simulationId === undefined ? madeHereKeys() : keysOf(simulationId)
  for (const key of keys) removeStored('local', key)
}

/** The server has counted it. */
export const settle = (interview: Interview): Interview =>
  interview.madeHere ? { ...interview, madeHere: null } : interview

const keysOf = (simulationId: string): string[] =>
  storedKeys('local', MADE_HERE).filter(
    (key) => stampOf(readStored('local', key)).simulationId === simulationId,
  )

/** Which interview a kept text is of and how new it is; older than any when that cannot be read. */
export function stampOf(text: string | null): { changedAt: number; simulationId?: string } {
  try {
    const {
      savedAt = 0,
      changedAt = savedAt,
      interview,
    } = JSON.parse(text ?? '{}') as Partial<Kept>
    return { changedAt, ...(interview && { simulationId: interview.simulationId }) }
  } catch {
    return { changedAt: 0 }
  }
}

import { keyOfAccount } from '#app/accounts/account-storage.ts'
import { onAccountLeft } from '#app/accounts/tab-account.ts'
import { readStored, removeStored, storedKeys, writeStored } from '#app/platform/browser-storage.ts'
import type { Part } from './contract.ts'
import { partName } from './parts.ts'

const KEPT = 'unsent'
/** What could not be sent for so long, in milliseconds, belongs to nobody who still waits for it. */
const FORGOTTEN_AFTER = 30 * 86_400_000

/** Beside the browser's storage, which may be full or forbidden. */
const inMemory = new Map<string, Part>()
/** What the server has had from this tab: a page that read before that knows nothing of it. */
const sentHere = new Map<string, Part>()
onAccountLeft(() => {
  inMemory.clear()
  sentHere.clear()
})

const keyOf = (owner: string, simulationId: string, part: Part) =>
  keyOfAccount(KEPT, owner, simulationId, partName(part))

/** Keeps a part until the server has it, through reloads; it replaces an older one of its name. */
export function keepUnsent(owner: string, simulationId: string, part: Part): void {
  const key = keyOf(owner, simulationId, part)
  inMemory.set(key, part)
  writeStored('local', key, JSON.stringify(part))
}

/** The server has these; what changed meanwhile stays. */
export function dropSent(owner: string, simulationId: string, parts: readonly Part[]): void {
  for (const part of parts) {
    const key = keyOf(owner, simulationId, part)
    sentHere.set(key, part)
    if ((readPart(key)?.changedAt ?? 0) > part.changedAt) continue
    inMemory.delete(key)
    removeStored('local', key)
  }
}

/** What waits of one simulation, or of all, is not sent any more. */
export function dropUnsent(owner: string, simulationId: string | null): void {
  for (const [id, parts] of listUnsent(owner, Date.now())) {
    if (simulationId === null || id === simulationId) dropSent(owner, id, parts)
  }
}

/** What an account has not sent yet, by simulation: written by any tab of this browser. */
export function listUnsent(owner: string, now: number): Map<string, Part[]> {
  const mine = `${keyOfAccount(KEPT, owner)} `
  const keys = new Set([...storedKeys('local', mine), ...inMemory.keys()])
  const bySimulation = new Map<string, Part[]>()
  for (const key of keys) {
    if (!key.startsWith(mine)) continue
    const part = readPart(key)
    if (!part || part.changedAt < now - FORGOTTEN_AFTER) {
      inMemory.delete(key)
      removeStored('local', key)
      continue
    }
    const [simulationId = ''] = key.slice(mine.length).split(' ')
    bySimulation.set(simulationId, [...(bySimulation.get(simulationId) ?? []), part])
  }
  return bySimulation
}

/** What this browser wrote of a simulation, not sent yet or just sent: newer than any page that was read before. */
export function listWritten(owner: string, simulationId: string, now: number): Part[] {
  const mine = `${keyOfAccount(KEPT, owner, simulationId)} `
  const sent = [...sentHere].flatMap(([key, part]) => (key.startsWith(mine) ? [part] : []))
  return [...sent, ...(listUnsent(owner, now).get(simulationId) ?? [])]
}

function readPart(key: string): Part | null {
  const stored = readStored('local', key)
  if (stored === null) return inMemory.get(key) ?? null
  try {
    return JSON.parse(stored) as Part
  } catch {
    return null
  }
}

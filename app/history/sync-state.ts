import { onAccountLeft } from '#app/accounts/tab-account.ts'
import { readStored, writeStored } from '#app/platform/browser-storage.ts'
import type { Part } from './contract.ts'
import { type Content, partName } from './parts.ts'

const STORAGE_KEY = 'saved_parts'

/** When each part of the interview in this tab last changed, and a fingerprint of what it was then. */
interface SyncState {
  simulationId: string
  parts: Record<string, [changedAt: number, fingerprint: number]>
}

/**
 * The parts that differ from what this tab knows of them, each with a time that is later than any
 * it knew: a clock that is slow loses nothing that was written here after reading it.
 */
export function diffParts(simulationId: string, contents: readonly Content[], now: number): Part[] {
  const state = read(simulationId)
  const changed = contents.flatMap((content) => {
    const [before, fingerprint] = state.parts[partName(content)] ?? [0, null]
    const present = fingerprintOf(content)
    if (present === fingerprint) return []
    const changedAt = Math.max(now, before + 1)
    state.parts[partName(content)] = [changedAt, present]
    return [{ ...content, changedAt } as Part]
  })
  if (changed.length > 0) writeStored('session', STORAGE_KEY, JSON.stringify(state))
  known = state
  return changed
}

/** What was read from the server is known, not changed. */
export function markSynced(
  simulationId: string,
  contents: readonly Content[],
  parts: readonly Part[],
): void {
  const times = new Map(parts.map((part) => [partName(part), part.changedAt]))
  const stamps: SyncState = { simulationId, parts: {} }
  for (const content of contents) {
    const changedAt = times.get(partName(content))
    if (changedAt !== undefined) {
      stamps.parts[partName(content)] = [changedAt, fingerprintOf(content)]
    }
  }
  known = stamps
  writeStored('session', STORAGE_KEY, JSON.stringify(stamps))
}

/** Storage may be forbidden: the tab itself remembers too. */
let known: SyncState | null = null
onAccountLeft(() => {
  known = null
})

function read(simulationId: string): SyncState {
  const stamps = known ?? stored()
  return stamps?.simulationId === simulationId ? stamps : { simulationId, parts: {} }
}

function stored(): SyncState | null {
  try {
    return JSON.parse(readStored('session', STORAGE_KEY) ?? 'null') as SyncState | null
  } catch {
    return null
  }
}

/** Who counts a simulation changes nothing of it. */
const said = (key: string, value: unknown) => (key === 'madeHere' ? undefined : value)

/** Tells two texts apart, not more: 53 bits over the JSON of a part (cyrb53). */
function fingerprintOf(content: Content): number {
  const text = JSON.stringify(content, said)
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}

import { readStored, removeStored, storedKeys, writeStored } from '#app/platform/browser-storage.ts'
import { ASIDE, keyOfAccount } from './belongings.ts'
import { signedInAs } from './tab-owner.ts'

const CARRIED = 'carried'
/** As long as the mailed link that they wait for may live, in milliseconds. */
const KEPT_FOR = 24 * 60 * 60 * 1000

interface Carried {
  savedAt: number
  kept: [key: string, value: string][]
}

let carriesTo: string | null = null

/**
 * Keeps what a visitor has in this tab for the address that a link is mailed to: the link opens
 * another tab, which finds it once that very address has signed in.
 */
export function carryTo(email: string): void {
  carriesTo = email
  copy()
  document.addEventListener('visibilitychange', copy)
  window.addEventListener('pagehide', copy)
}

function copy(): void {
  if (carriesTo === null || signedInAs() !== null) return
  const kept = storedKeys('session', '')
    .filter((key) => !key.startsWith(`${ASIDE} `) && key !== 'owner')
    .map((key) => [key, readStored('session', key)])
  const text = JSON.stringify({ savedAt: Date.now(), kept })
  if (kept.length > 0) writeStored('local', keyOfAccount(CARRIED, carriesTo), text)
}

/** Gives whoever signs in what was carried for their address, wherever nothing newer stands; once. */
export function takeCarried(email: string): void {
  carriesTo = null
  const key = keyOfAccount(CARRIED, email)
  for (const [name, value] of read(key)?.kept ?? []) {
    if (readStored('session', name) === null) writeStored('session', name, value)
  }
  removeStored('local', key)
}

function read(key: string): Carried | null {
  try {
    const carried: Carried | null = JSON.parse(readStored('local', key) ?? 'null')
    return carried && Date.now() - carried.savedAt < KEPT_FOR ? carried : null
  } catch {
    return null
  }
}

/** What nobody came for is not kept. */
for (const key of storedKeys('local', `${CARRIED} `)) {
  if (!read(key)) removeStored('local', key)
}

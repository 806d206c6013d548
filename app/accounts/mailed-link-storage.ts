import { readStored, removeStored, storedKeys, writeStored } from '#app/platform/browser-storage.ts'
import { keyOfAccount, STASH } from './account-storage.ts'
import { signedInAs } from './tab-account.ts'

const STORED = 'carried'
/** As long as the mailed link that they wait for may live, in milliseconds. */
const KEPT_FOR = 24 * 60 * 60 * 1000

interface Saved {
  savedAt: number
  kept: [key: string, value: string][]
}

let addressee: string | null = null

/**
 * Keeps what a visitor has in this tab for the address that a link is mailed to: the link opens
 * another tab, which finds it once that very address has signed in.
 */
export function saveForMailedLink(email: string): void {
  addressee = email
  copy()
  document.addEventListener('visibilitychange', copy)
  window.addEventListener('pagehide', copy)
}

function copy(): void {
  if (addressee === null || signedInAs() !== null) return
  const kept = storedKeys('session', '')
    .filter((key) => !key.startsWith(`${STASH} `) && key !== 'owner')
    .map((key) => [key, readStored('session', key)])
  const text = JSON.stringify({ savedAt: Date.now(), kept })
  if (kept.length > 0) writeStored('local', keyOfAccount(STORED, addressee), text)
}

/** Gives whoever signs in what was carried for their address, wherever nothing newer stands; once. */
export function restoreFromMailedLink(email: string): void {
  addressee = null
  const key = keyOfAccount(STORED, email)
  for (const [name, value] of read(key)?.kept ?? []) {
    if (readStored('session', name) === null) writeStored('session', name, value)
  }
  removeStored('local', key)
}

function read(key: string): Saved | null {
  try {
    const carried: Saved | null = JSON.parse(readStored('local', key) ?? 'null')
    return carried && Date.now() - carried.savedAt < KEPT_FOR ? carried : null
  } catch {
    return null
  }
}

/** What nobody came for is not kept. */
for (const key of storedKeys('local', `${STORED} `)) {
  if (!read(key)) removeStored('local', key)
}

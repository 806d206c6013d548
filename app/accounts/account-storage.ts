import {
  readStored,
  removeStored,
  storedKeys,
  TOKEN_KEY,
  writeStored,
} from '#app/platform/browser-storage.ts'

/** Under which name the browser keeps an interview that only this device knows: it goes with whoever leaves. */
export const MADE_HERE = 'made_here'

/** What the browser keeps of whoever is signed in, beside what has their address in its key. */
const OF_ACCOUNT = [TOKEN_KEY, 'account', 'used_up', 'account_start', MADE_HERE]
/** Begins the key of what a tab hides until its account is back. */
export const STASH = 'aside'

/** The key of something that is one account's: it goes from this browser when the account leaves it. */
export const keyOfAccount = (what: string, email: string, ...rest: string[]): string =>
  [what, email, ...rest].join(' ')

const isOf = (email: string) => (key: string) => key.split(' ')[1] === email
const isStash = (key: string) => key.startsWith(`${STASH} `)

/** Removes what the browser keeps of an account for all its tabs. */
export function removeAccountData(email: string): void {
  const keys = storedKeys('local', '').filter(isOf(email))
  for (const key of [...OF_ACCOUNT, ...keys]) removeStored('local', key)
}

/** Removes all that the tab keeps, but what other accounts will find again. */
export function emptyTab(email: string | null): void {
  for (const key of storedKeys('session', '')) {
    if (!isStash(key) || (email !== null && isOf(email)(key))) removeStored('session', key)
  }
}

/** Hides what the tab keeps until its account is back: its session ended, it did not leave. */
export function stashTab(email: string): void {
  const keys = storedKeys('session', '').filter((key) => !isStash(key))
  const kept = keys.map((key) => [key, readStored('session', key)])
  for (const key of keys) removeStored('session', key)
  writeStored('session', keyOfAccount(STASH, email), JSON.stringify(kept))
}

/** Gives an account back what was set aside, wherever nothing newer stands. */
export function restoreTab(email: string): void {
  const aside = keyOfAccount(STASH, email)
  for (const [key, value] of read(aside)) {
    if (readStored('session', key) === null) writeStored('session', key, value)
  }
  removeStored('session', aside)
}

function read(key: string): [key: string, value: string][] {
  try {
    return JSON.parse(readStored('session', key) ?? '[]')
  } catch {
    return []
  }
}

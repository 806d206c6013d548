import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { readStored, withoutWriting, writeStored } from '#app/platform/browser-storage.ts'
import { storedValue } from '#app/platform/stored-value.ts'
import { emptyTab, removeAccountData, restoreTab, stashTab } from './account-storage.ts'
import { dropToken, readToken, useToken } from './token.ts'

/** Whose account this browser knows: it outlives a session that expired, not a departure on purpose. */
const account = storedValue('account')
/** How many departures this browser saw: a tab that slept meanwhile learns of them by it. */
const DEPARTURES = 'departures'
const departures = () => readStored('local', DEPARTURES) ?? '0'

/** Whose the things are that this tab keeps, null for a visitor's; and after how many departures. */
const OWNER = 'owner'
const readOwner = (): string | null => readStored('session', OWNER)
/** Set once somebody left this tab: its older pages are not to be filled in again as they were. */
const HANDED_OVER = 'handed_over'
let owner: string | null = null
let seen = departures()

let changes = 0
const listeners = new Set<() => void>()

/** Who is signed in, as far as this browser knows without asking; null for visitors and ended sessions. */
export const signedInAs = (): string | null => readToken() && account.read()

export function useSignedInAs(): string | null {
  const email = account.useValue()
  return useToken() && email
}

/** Calls back when whoever used this tab is gone, so that what is remembered of them is forgotten. */
export function onAccountLeft(forget: () => void): () => void {
  listeners.add(forget)
  return () => {
    listeners.delete(forget)
  }
}

/** How many owners of this tab are gone: what was begun under one is not finished under another. */
export const accountsLeft = (): number => changes

/** The same for a screen, which is drawn anew under each. */
export const useAccountsLeft = (): number => useSyncExternalStore(onAccountLeft, accountsLeft, none)
const none = () => 0

/** The server accepted somebody here: what the tab keeps of a visitor is theirs, of another account hidden. */
export function markSignedIn(email: string): void {
  if (account.read() !== email) account.write(email)
  syncOwner()
}

/** Leaves this browser on purpose: nothing of the account stays in it, in this tab or in another. */
export function markSignedOut(): void {
  const email = account.read() ?? owner
  dropToken()
  account.write(null)
  if (email !== null) removeAccountData(email)
  writeStored('local', DEPARTURES, String(Number(departures()) + 1))
  emptyTab(email)
  writeStored('session', HANDED_OVER, '1')
  owner = null
  seen = departures()
  forget()
}

/** Brings what this tab shows and keeps in line with the account that the browser knows. */
function syncOwner(): void {
  const here = account.read()
  const isOwnerGone = owner !== null && here !== owner
  if (owner !== null && isOwnerGone) {
    if (here === null || departures() !== seen) emptyTab(owner)
    else stashTab(owner)
    writeStored('session', HANDED_OVER, '1')
  }
  if (here !== null && here !== owner) {
    restoreTab(here)
    writeStored('session', OWNER, here)
  }
  owner = here
  seen = departures()
  if (isOwnerGone) forget()
}

/** After the storage, which new screens read; without writing, since old ones put aside what was typed. */
function forget(): void {
  changes += 1
  withoutWriting(() =>
    flushSync(() => {
      for (const listener of listeners) listener()
    }),
  )
}

/** A page that comes back whole from the browser's memory may show what its tab has not kept. */
function wakeUp({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  const kept = readOwner()
  if (kept !== owner) forget()
  owner = kept
  syncOwner()
}

/** « Back » to a page that loads again: the browser itself puts back what was typed in it. */
function emptyRestoredFields(): void {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? []
  const isBack = navigation && 'type' in navigation && navigation.type === 'back_forward'
  if (!isBack || readStored('session', HANDED_OVER) === null) return
  for (const field of document.querySelectorAll<FieldOfText>('input, textarea')) {
    field.value = field.defaultValue
  }
}
type FieldOfText = HTMLInputElement | HTMLTextAreaElement

if (typeof window !== 'undefined') {
  owner = readOwner()
  syncOwner()
  emptyRestoredFields()
  window.addEventListener('storage', syncOwner)
  window.addEventListener('pageshow', wakeUp)
}

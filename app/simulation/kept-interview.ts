import { keyOfAccount, MADE_HERE } from '#app/accounts/account-storage.ts'
import { signedInAs } from '#app/accounts/tab-account.ts'
import { readStored } from '#app/platform/browser-storage.ts'

export const STORAGE_KEY = 'interview'

/** Under which name the browser keeps an interview that only this device knows: its account's, or nobody's. */
export const madeHereKey = (owner: string | null): string =>
  owner === null ? MADE_HERE : keyOfAccount(MADE_HERE, owner)

/** The names of those that whoever is here may read. */
export const madeHereKeys = (): string[] => [
  ...new Set([madeHereKey(signedInAs()), madeHereKey(null)]),
]

/** Whether this tab or this device keeps an interview of whoever is here, readable or not. */
export const isInterviewKept = (): boolean =>
  readStored('session', STORAGE_KEY) !== null ||
  madeHereKeys().some((key) => readStored('local', key) !== null)

/** The same, for what is decided before anything is painted. */
export const IS_KEPT_SCRIPT = `(sessionStorage.${STORAGE_KEY}||localStorage.${MADE_HERE}||localStorage.token&&localStorage['${MADE_HERE} '+localStorage.account])`

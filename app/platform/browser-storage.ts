/** Under which name the bearer token is kept: accounts write it, each call reads it. */
export const TOKEN_KEY = 'token'

type Area = 'local' | 'session'

/** A browser may forbid its storage: even naming it can throw. */
const open = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage)

/** While it acts nothing is written or removed: what a screen puts aside when it goes is no longer wanted. */
export function withoutWriting(act: () => void): void {
  isClosed = true
  try {
    act()
  } finally {
    isClosed = false
  }
}

let isClosed = false

/** What is kept under a key; null when nothing is, on the server, or when storage is blocked. */
export function readStored(area: Area, key: string): string | null {
  try {
    return open(area).getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text when the browser lets it; a blocked or full storage keeps nothing and never throws. */
export function writeStored(area: Area, key: string, value: string): void {
  if (isClosed) return
  try {
    open(area).setItem(key, value)
  } catch {}
}

export function removeStored(area: Area, key: string): void {
  if (isClosed) return
  try {
    open(area).removeItem(key)
  } catch {}
}

/** The keys that begin so, whatever wrote them; none when storage is blocked. */
export function storedKeys(area: Area, prefix: string): string[] {
  try {
    return Object.keys(open(area)).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

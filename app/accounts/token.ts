import { TOKEN_KEY } from '#app/platform/browser-storage.ts'
import { storedValue } from '#app/platform/stored-value.ts'

const token = storedValue(TOKEN_KEY)

/** The bearer token of this browser; null for visitors. */
export const readToken = (): string | null => token.read() || null

export const keepToken = (given: string): void => token.write(given)

export const dropToken = (): void => token.write(null)

/** The token, followed when another tab signs in or out. */
export const useToken = (): string | null => token.useValue() || null

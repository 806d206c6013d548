import { storedValue } from '#app/platform/stored-value.ts'

const usedUp = storedValue('used_up')

/** Whether the account that is signed in had no free simulation left when the server last spoke of it. */
export const useIsUsedUp = (): boolean => usedUp.useValue() !== null

/** The same outside of a screen. */
export const isUsedUp = (): boolean => usedUp.read() !== null

/** Kept by the browser, so that the next page says so before the server does. */
export function noteUsedUp(isNow: boolean): void {
  const wasSo = usedUp.read() !== null
  if (isNow !== wasSo) usedUp.write(isNow ? '1' : null)
}

import { storedValue } from '#app/platform/stored-value.ts'

const stored = storedValue('anonymous_simulations')

/** How many simulations this browser has started without an account; garbage counts as none. */
export const visitorCount = (): number => countOf(stored.read())

export const countVisitorSimulation = (): void => stored.write(String(visitorCount() + 1))

/** The visitor's count, kept true when another tab starts a simulation. */
export const useVisitorCount = (): number => countOf(stored.useValue())

function countOf(kept: string | null): number {
  const count = /^\d+$/.test(kept ?? '') ? Number(kept) : 0
  return Number.isSafeInteger(count) ? count : 0
}

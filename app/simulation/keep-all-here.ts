import { storedValue } from '#app/platform/stored-value.ts'

/** Kept in memory at least: a choice that no storage took would let the offer leave. */
const kept = storedValue('keep_all_here', { orInMemory: true })

/** Whether whoever uses this browser chose that no offer and no answer leaves it. */
export const keepsAllHere = (): boolean => kept.read() !== null

/** The same, followed. */
export const useKeepsAllHere = (): boolean => kept.useValue() !== null

export const chooseToKeepAllHere = (isChosen: boolean): void => kept.write(isChosen ? '1' : null)

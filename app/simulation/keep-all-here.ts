import { storedValue } from '#app/platform/stored-value.ts'

const kept = storedValue('keep_all_here')

/** Whether whoever uses this browser chose that no offer and no answer leaves it. */
export const keepsAllHere = (): boolean => kept.read() !== null

/** The same, followed. */
export const useKeepsAllHere = (): boolean => kept.useValue() !== null

export const chooseToKeepAllHere = (isChosen: boolean): void => kept.write(isChosen ? '1' : null)

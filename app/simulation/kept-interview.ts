import { readStored } from '#app/platform/browser-storage.ts'

export const STORAGE_KEY = 'interview'

/** Under which name the browser keeps an interview that only this device knows, whatever tab is closed. */
export const MADE_HERE = 'made_here'

/** The interview that this tab keeps, or else this device, as it was written. */
export const readKept = (): string | null =>
  readStored('session', STORAGE_KEY) ?? readStored('local', MADE_HERE)

/** Whether this tab or this device keeps an interview, readable or not. */
export const isInterviewKept = (): boolean => readKept() !== null

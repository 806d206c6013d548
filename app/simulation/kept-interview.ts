import { readStored } from '#app/platform/browser-storage.ts'

export const STORAGE_KEY = 'interview'

/** Whether this tab keeps an interview, readable or not. */
export const isInterviewKept = (): boolean => readStored('session', STORAGE_KEY) !== null

import { ASKERS, QUESTION_COUNTS } from '#app/interviewer/format.ts'
import { readStored, removeStored, writeStored } from '#app/platform/browser-storage.ts'
import { CONDITIONS, type Format } from '../../format.ts'

/** Under which name a tab keeps the format that was chosen for the next interview. */
const KEY = 'format'

/** Keeps the format in this tab; null for the usual interview. */
export function keepFormat(format: Format | null): void {
  if (format) writeStored('session', KEY, JSON.stringify({ format }))
  else removeStored('session', KEY)
}

/** What was chosen in this tab; null for the usual interview. What is no format of today is forgotten. */
export function readKeptFormat(): Format | null {
  const format = read()
  const isKnown =
    QUESTION_COUNTS.some((count) => count === format?.count) &&
    ASKERS.some((asker) => asker === format?.asker) &&
    CONDITIONS.some((conditions) => conditions === format?.conditions)
  if (isKnown) return format
  removeStored('session', KEY)
  return null
}

function read(): Format | null {
  try {
    return JSON.parse(readStored('session', KEY) ?? 'null')?.format ?? null
  } catch {
    return null
  }
}

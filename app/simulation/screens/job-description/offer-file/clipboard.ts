import type { FileText } from './file-text.ts'
import { CLIPBOARD_EMPTY, CLIPBOARD_REFUSED } from './messages.ts'
import { tidyText } from './tidy-text.ts'

/** Fingers paste with difficulty; a keyboard has its own way. */
export const canPasteByButton = (): boolean =>
  'clipboard' in navigator &&
  'readText' in navigator.clipboard &&
  matchMedia('(pointer: coarse)').matches

/** The text that was copied elsewhere; the browser may ask before it gives it. */
export async function readClipboard(): Promise<FileText> {
  try {
    const text = tidyText(await navigator.clipboard.readText())
    return text === '' ? { fault: CLIPBOARD_EMPTY } : { text }
  } catch {
    return { fault: CLIPBOARD_REFUSED }
  }
}

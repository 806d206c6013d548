import { useSyncExternalStore } from 'react'
import type { FileText } from './file-text.ts'
import { CLIPBOARD_EMPTY, CLIPBOARD_REFUSED } from './messages.ts'
import { tidyText } from './tidy-text.ts'

/** Whether this browser can give what was copied; for a page that is taken over, that it can. */
export const useMayReadClipboard = (): boolean => useSyncExternalStore(never, canRead, () => true)

const never = () => () => {}
const canRead = () => 'clipboard' in navigator && 'readText' in navigator.clipboard

/** The text that was copied elsewhere; the browser may ask before it gives it. */
export async function readClipboard(): Promise<FileText> {
  try {
    const text = tidyText(await navigator.clipboard.readText())
    return text === '' ? { fault: CLIPBOARD_EMPTY } : { text }
  } catch {
    return { fault: CLIPBOARD_REFUSED }
  }
}

import { useSyncExternalStore } from 'react'

/** True on the server and while its page is taken over; false once the browser draws by itself. */
export const useIsFirstReading = (): boolean => useSyncExternalStore(never, no, yes)

/**
 * A line of script for what only this browser knows and what would move the page if it came later.
 * `here` is the element before it. A page that is reached by a move knows already and has none.
 */
export function BeforePaint({ script }: { script: string }) {
  const isFirst = useIsFirstReading()
  const guarded = `try{const here=document.currentScript.previousElementSibling;${script}}catch{}`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a line of our own, which JSX would escape
  return isFirst && <script dangerouslySetInnerHTML={{ __html: guarded }} />
}

const never = () => () => {}
const no = () => false
const yes = () => true

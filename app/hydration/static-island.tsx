import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useIsFirstReading } from './before-paint.tsx'

/**
 * A part that never changes and answers to nothing. The server writes it, and the browser keeps what
 * is written without fetching what wrote it; only who comes from another page of the site does.
 */
export function staticIsland<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(() => load().then((part) => ({ default: part })))
  return (props: Props) => <Island>{<Part {...props} />}</Island>
}

function Island({ children }: { children: ReactNode }) {
  const isFirst = useIsFirstReading()
  const [isThere] = useState(isFirst && typeof document !== 'undefined')
  // Given no child to compare, React leaves what stands in the page.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is put there
  if (isThere) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  // A browser waits on the page that it leaves; the server waits here.
  return <div>{isFirst ? <Suspense>{children}</Suspense> : children}</div>
}

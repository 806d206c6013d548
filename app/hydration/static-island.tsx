import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useIsFirstReading } from './before-paint.tsx'

/**
 * A part that never changes and answers to nothing. The server writes it, and the browser keeps what
 * is written without fetching what wrote it; only who comes from another page of the site does.
 */
export function staticIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  className?: string,
) {
  const Part = lazy(() => load().then((part) => ({ default: part })))
  return (props: Props) => <Island className={className}>{<Part {...props} />}</Island>
}

/** Given no child to compare, React leaves what stands in the page. */
const AS_WRITTEN = { dangerouslySetInnerHTML: { __html: '' } }

interface IslandProps {
  children: ReactNode
  className: string | undefined
}

function Island({ children, className }: IslandProps) {
  const isFirst = useIsFirstReading()
  const [isThere] = useState(isFirst && typeof document !== 'undefined')
  if (isThere) return <div className={className} suppressHydrationWarning {...AS_WRITTEN} />
  // A browser waits on the page that it leaves; the server waits here.
  return <div className={className}>{isFirst ? <Suspense>{children}</Suspense> : children}</div>
}

import { useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'

/** Says discreetly that nothing here is for real: no money moves. It goes where a payment would be one. */
export function DemonstrationMark({ className = '' }: { className?: string }) {
  const root = useRouteLoaderData<typeof loader>('root')
  if (!root?.isDemonstration) return null
  return (
    <span
      className={`rounded-full border border-dashed border-edge px-3 text-sm leading-6 whitespace-nowrap text-ink-soft ${className}`}
    >
      Mode démonstration
    </span>
  )
}

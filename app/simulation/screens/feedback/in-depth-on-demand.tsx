import { Suspense, useState } from 'react'
import { useCurrentAccount } from '#app/accounts/queries.ts'
import { optional } from '#app/ui/optional.ts'
import type { AskInDepth } from '../../in-depth-contract.ts'

const InDepthView = optional(async () => (await import('./in-depth-view.tsx')).InDepthView)

/** The closer look at an answer of the past, asked for once it is opened; Premium alone has it. */
export function InDepthOnDemand(asked: AskInDepth) {
  const account = useCurrentAccount()
  const [isOpen, setIsOpen] = useState(false)
  if (!account?.isPremium) return null
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        Voir l'analyse approfondie
      </summary>
      {isOpen && (
        <div className="pt-4">
          <Suspense fallback={null}>
            <InDepthView {...asked} />
          </Suspense>
        </div>
      )}
    </details>
  )
}

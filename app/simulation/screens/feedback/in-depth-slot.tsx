import { Suspense } from 'react'
import { useCurrentAccount } from '#app/accounts/queries.ts'
import { Link } from '#app/ui/link.tsx'
import { optional } from '#app/ui/optional.ts'
import type { AskInDepth } from '../../in-depth-contract.ts'

const InDepthView = optional(async () => (await import('./in-depth-view.tsx')).InDepthView)

/** The closer look for whoever has Premium; for the others, one line that says what it would add. */
export function InDepthSlot(asked: AskInDepth) {
  const account = useCurrentAccount()
  if (account?.isPremium) {
    return (
      <Suspense fallback={null}>
        <InDepthView {...asked} />
      </Suspense>
    )
  }
  return (
    <p className="text-base text-ink-soft">
      Avec Premium, ce retour dit aussi comment monter d'un niveau et ce que vérifient les
      recruteurs de votre métier.{' '}
      <Link className="link" to="/pricing">
        Voir les tarifs
      </Link>
    </p>
  )
}

import { useCurrentAccount } from '#app/accounts/queries.ts'
import { FREE_SIMULATIONS } from '#app/simulation/rules.ts'
import { Link } from '#app/ui/link.tsx'
import { Banner } from './banner.tsx'

export function AccountBanner() {
  const account = useCurrentAccount()
  if (!account || account.isPremium || account.simulationsUsed < FREE_SIMULATIONS) return null
  return (
    <Banner>
      Avec Premium, elles sont illimitées.{' '}
      <Link to="/pricing" className="link">
        Voir les tarifs
      </Link>
    </Banner>
  )
}

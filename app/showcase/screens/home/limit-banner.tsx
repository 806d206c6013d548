import { Suspense } from 'react'
import { useToken } from '#app/accounts/token.ts'
import { FREE_SIMULATIONS } from '#app/simulation/rules.ts'
import { useVisitorCount } from '#app/simulation/visitor-count.ts'
import { optional } from '#app/ui/optional.ts'
import { Banner } from './banner.tsx'

const AccountBanner = optional(() =>
  import('./account-banner.tsx').then(({ AccountBanner }) => AccountBanner),
)

/** Says that the free simulations are used, to visitors and to accounts alike. */
export function LimitBanner() {
  const token = useToken()
  const count = useVisitorCount()
  if (token) {
    return (
      <Suspense>
        <AccountBanner />
      </Suspense>
    )
  }
  if (count < FREE_SIMULATIONS) return null
  return <Banner>Connectez-vous ou créez un compte pour des simulations illimitées.</Banner>
}

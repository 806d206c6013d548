import { lazy, Suspense } from 'react'
import { useToken } from '#app/accounts/token.ts'
import { FREE_SIMULATIONS } from '#app/simulation/rules.ts'
import { useVisitorCount } from '#app/simulation/visitor-count.ts'
import { Banner } from './banner.tsx'

const AccountBanner = lazy(() =>
  import('./account-banner.tsx').then(({ AccountBanner }) => ({ default: AccountBanner })),
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

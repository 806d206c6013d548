import { Suspense } from 'react'
import { useToken } from '#app/accounts/token.ts'
import { FREE_SIMULATIONS } from '#app/simulation/rules.ts'
import { useVisitorCount } from '#app/simulation/visitor-count.ts'
import { BeforePaint, useIsFirstReading } from '#app/ui/before-paint.tsx'
import { optional } from '#app/ui/optional.ts'
import { Banner } from './banner.tsx'

const AccountBanner = optional(() =>
  import('./account-banner.tsx').then(({ AccountBanner }) => AccountBanner),
)

/** What the component says of a visitor, before anything is painted. */
const SHOW_AT_LIMIT = `const {token,anonymous_simulations:used}=localStorage;here.hidden=Boolean(token)||!/^\\d+$/.test(used)||used<${FREE_SIMULATIONS}`

/** Says that the free simulations are used, to visitors and to accounts alike. */
export function LimitBanner() {
  const token = useToken()
  const isUsedUp = useVisitorCount() >= FREE_SIMULATIONS && token === null
  const isFirst = useIsFirstReading()
  return (
    <>
      {token && (
        <Suspense>
          <AccountBanner />
        </Suspense>
      )}
      {(isUsedUp || isFirst) && (
        <div hidden={!isUsedUp} suppressHydrationWarning>
          <Banner>Connectez-vous ou créez un compte pour des simulations illimitées.</Banner>
        </div>
      )}
      <BeforePaint script={SHOW_AT_LIMIT} />
    </>
  )
}

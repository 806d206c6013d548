import { Suspense } from 'react'
import { useToken } from '#app/accounts/token.ts'
import { optional } from '#app/ui/optional.ts'
import { LeftOf, NOT_KNOWN_YET } from './start/left-of.tsx'
import { useVisitorCount } from './visitor-count.ts'

const AccountRemaining = optional(() =>
  import('./start/account-remaining.tsx').then(({ AccountRemaining }) => AccountRemaining),
)

/** How many free simulations are left, in the words of the specification. */
export function Remaining({ className = '' }: { className?: string }) {
  const token = useToken()
  const count = useVisitorCount()
  return (
    <span className={`figures ${className}`}>
      {token ? (
        <Suspense fallback={NOT_KNOWN_YET}>
          <AccountRemaining />
        </Suspense>
      ) : (
        <LeftOf used={count} />
      )}
    </span>
  )
}

import { useCurrentAccount } from '#app/accounts/queries.ts'
import { LeftOf, NOT_KNOWN_YET } from './left-of.tsx'

/** What is left to an account, as the server counts it; nothing until it has said so. */
export function AccountRemaining() {
  const account = useCurrentAccount()
  if (!account) return NOT_KNOWN_YET
  if (!account.isPremium) return <LeftOf used={account.simulationsUsed} />
  return (
    <span className="rounded-full bg-accent-tint px-3 py-1 font-text font-semibold text-accent-strong">
      Premium
    </span>
  )
}

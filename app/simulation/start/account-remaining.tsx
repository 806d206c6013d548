import { useEffect } from 'react'
import { useCurrentAccount } from '#app/accounts/queries.ts'
import { readToken } from '#app/accounts/token.ts'
import { noteUsedUp } from '../used-up.ts'
import { mayStart } from './access.ts'
import { LeftOf, NOT_KNOWN_YET } from './left-of.tsx'

/** What is left to an account, as the server counts it; nothing until it has said so. */
export function AccountRemaining() {
  const account = useCurrentAccount()
  const isUsedUp = account && mayStart({ kind: 'account', ...account }) === 'upgrade'
  useEffect(() => {
    if (isUsedUp !== null) noteUsedUp(isUsedUp)
  }, [isUsedUp])
  useEffect(() => forgetAfterSigningOut, [])

  if (!account) return NOT_KNOWN_YET
  if (!account.isPremium) return <LeftOf used={account.simulationsUsed} />
  return (
    <span className="rounded-full bg-accent-tint px-3 py-1 font-text font-semibold text-accent-strong">
      Premium
    </span>
  )
}

function forgetAfterSigningOut() {
  if (readToken() === null) noteUsedUp(false)
}

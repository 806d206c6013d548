import { useEffect } from 'react'
import { logOut, useCurrentAccount } from '#app/accounts/queries.ts'
import { keepSaving } from '#app/history/saver.ts'
import { openPremiumDialog } from '#app/premium/open-premium-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { openDialog } from '#app/ui/dialog-slot.tsx'
import { NavLink } from '#app/ui/link.tsx'

/** Beside the places, where a line of text would not fit. */
const IN_TWO_LINES =
  'shrink-0 whitespace-nowrap tight-head:w-min tight-head:px-2! tight-head:text-base tight-head:leading-tight tight-head:whitespace-normal'

/** The account part of the header, for who is signed in. */
export function SignedIn() {
  const account = useCurrentAccount()
  const email = account?.email
  useEffect(() => (email ? keepSaving(email) : undefined), [email])
  if (!account) return null
  return (
    <>
      {!account.isPremium && !account.isAdmin && (
        <Button className={`${IN_TWO_LINES} lg:px-3`} onClick={() => void openPremiumDialog()}>
          Passer Premium
        </Button>
      )}
      <NavLink
        to="/historique"
        className="flex min-h-12 items-center rounded-xl px-3 font-semibold text-ink-soft hover:text-ink lg:max-xl:hidden"
      >
        Historique
      </NavLink>
      <Button
        variant="quiet"
        aria-label="Mon compte"
        title={account.email}
        className="shrink-0 lg:w-12 lg:px-0 max-lg:justify-start max-lg:gap-3 max-lg:px-3"
        onClick={openAccountDialog}
      >
        <Person />
        <span aria-hidden="true" className="lg:hidden">
          Mon compte
        </span>
      </Button>
      <Button className={`${IN_TWO_LINES} lg:px-4`} onClick={() => void logOut()}>
        Se déconnecter
      </Button>
    </>
  )
}

/** Seen by administrators alone; the server checks again whatever is behind it. */
export function AdminItem({ className }: { className: string }) {
  if (!useCurrentAccount()?.isAdmin) return null
  return (
    <li className="lg:absolute lg:right-full">
      <NavLink to="/admin" className={className}>
        Admin
      </NavLink>
    </li>
  )
}

const openAccountDialog = () =>
  openDialog(async () => {
    const [{ AccountDialog }, { MyData }] = await Promise.all([
      import('#app/accounts/account-dialog.tsx'),
      import('#app/personal-data/my-data.tsx'),
    ])
    return (close) => (
      <AccountDialog onClose={close}>
        <MyData onDeleted={close} />
      </AccountDialog>
    )
  })

function Person() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-6 shrink-0 fill-none stroke-current stroke-2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c0-4.4 3.6-7 8-7s8 2.6 8 7" />
    </svg>
  )
}

import { Suspense } from 'react'
import { openAuthDialog } from '#app/accounts/open-auth-dialog.tsx'
import { useToken } from '#app/accounts/token.ts'
import { Button } from '#app/ui/button.tsx'
import { optional } from '#app/ui/optional.ts'

const signedIn = () => import('./signed-in.tsx')
const SignedIn = optional(() => signedIn().then(({ SignedIn }) => SignedIn))
const Admin = optional(() => signedIn().then(({ AdminItem }) => AdminItem))

/** The account part of the header. Its room is kept, so that nothing moves when an account is known. */
export function AccountSlot() {
  return (
    <div className="flex items-center justify-end gap-1 max-lg:mt-2 max-lg:flex-col max-lg:items-stretch lg:min-h-12 lg:w-122 tight-head:w-66 tight-head:xl:w-92 lg:shrink-0">
      {useToken() ? (
        <Suspense>
          <SignedIn />
        </Suspense>
      ) : (
        <Button onClick={() => openAuthDialog()}>Se connecter</Button>
      )}
    </div>
  )
}

export function AdminSlot({ className }: { className: string }) {
  return (
    useToken() && (
      <Suspense>
        <Admin className={className} />
      </Suspense>
    )
  )
}

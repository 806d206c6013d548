import { type ReactNode, useState } from 'react'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { showToast } from '#app/ui/toast.ts'
import { useCurrentAccount, useLogOutEverywhere } from './queries.ts'
import { ChangePasswordForm } from './screens/change-password-form.tsx'
import { tellFailure } from './tell.ts'

interface Props {
  onClose: () => void
  /** « Mes données », which knows more of an account than accounts do. */
  children: ReactNode
}

/** « Mon compte »: the password, the devices and the data of who is signed in. */
export function AccountDialog({ onClose, children }: Props) {
  const email = useCurrentAccount()?.email ?? ''
  const [isChanging, setIsChanging] = useState(false)
  return (
    <Dialog isOpen onClose={onClose} title="Mon compte" description={email}>
      <div className="divide-y divide-hairline">
        <Section title="Mes simulations">
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/historique" onClick={onClose}>
              Voir l'historique
            </ButtonLink>
            <ButtonLink to="/progression" onClick={onClose}>
              Voir ma progression
            </ButtonLink>
          </div>
        </Section>
        <Section title="Mot de passe">
          {isChanging ? (
            <ChangePasswordForm email={email} onDone={() => setIsChanging(false)} />
          ) : (
            <Button onClick={() => setIsChanging(true)}>Changer de mot de passe</Button>
          )}
        </Section>
        <Section title="Appareils">
          <LogOutEverywhere onDone={onClose} />
        </Section>
        <Section title="Mes données">{children}</Section>
      </div>
    </Dialog>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="py-5 first:pt-0 last:pb-0">
    <h3 className="mb-3 text-xl">{title}</h3>
    {children}
  </section>
)

function LogOutEverywhere({ onDone }: { onDone: () => void }) {
  const { mutateAsync, isPending } = useLogOutEverywhere()
  const logOut = () =>
    mutateAsync().then(
      ({ message }) => {
        showToast({ title: message })
        onDone()
      },
      (error) => tellFailure(error),
    )
  return (
    <Button disabled={isPending} onClick={logOut}>
      Se déconnecter partout
    </Button>
  )
}

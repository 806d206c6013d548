import type { ReactNode } from 'react'
import { sentenceFor } from '#app/platform/http/call-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { UserRecord } from '../../contract.ts'
import { counted, formatDate } from '../../format.ts'
import { USER_FAILED } from '../../messages.ts'
import { useUser } from '../../queries.ts'
import { AccountBadges, VerifiedMark } from './badge.tsx'
import { Payments } from './payments.tsx'
import { Switches } from './switches.tsx'
import { Trace } from './trace.tsx'

/** « Détails de l'Utilisateur »: the whole record, asked for only while it is looked at. */
export function UserDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: user, error } = useUser(encodeURIComponent(id))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Détails de l'Utilisateur"
      closeLabel="Revenir à la liste"
    >
      {user ? (
        <Details user={user} />
      ) : error ? (
        <p role="alert" className="text-danger">
          {sentenceFor(error, USER_FAILED)}
        </p>
      ) : (
        <Skeleton className="h-60 w-full" />
      )}
      <div className="mt-6 flex justify-end border-t border-hairline pt-5">
        <Button onClick={onClose}>Fermer</Button>
      </div>
    </Dialog>
  )
}

function Details({ user }: { user: UserRecord }) {
  return (
    <div className="divide-y divide-hairline">
      <div className="-mt-3 min-h-7 pb-4">
        <AccountBadges user={user} hasFree={false} />
      </div>
      <Section title="Informations du Compte">
        <p className="font-semibold wrap-anywhere">{user.email}</p>
        <p className="flex items-center gap-2">
          <VerifiedMark isVerified={user.emailVerified} />
          <span aria-hidden="true">{user.emailVerified ? 'Vérifié' : 'Non vérifié'}</span>
        </p>
        <p>{`Inscrit le ${formatDate(user.createdAt)}`}</p>
        <p>{simulationsDone(user.simulationsUsed)}</p>
      </Section>
      <Section title="Paramètres du Compte">
        <Switches user={user} />
      </Section>
      <Section title="Historique des Paiements">
        <Payments id={user.id} />
      </Section>
      <Section title="Historique des Modifications">
        <Trace id={user.id} />
      </Section>
    </div>
  )
}

/** « 0 simulation effectuée », « 3 simulations effectuées » */
const simulationsDone = (count: number) =>
  `${counted(count, 'simulation')} ${count < 2 ? 'effectuée' : 'effectuées'}`

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="py-5">
    <h3 className="mb-2 text-xl">{title}</h3>
    {children}
  </section>
)

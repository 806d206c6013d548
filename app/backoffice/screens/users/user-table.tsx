import { Button } from '#app/ui/button.tsx'
import type { UserRecord } from '../../contract.ts'
import { counted, dateShown, numberShown } from '../../shown.ts'
import { StandingBadges, VerifiedMark } from './badge.tsx'

interface Props {
  users: readonly UserRecord[]
  isOld: boolean
  onOpen: (id: string) => void
}

/** On a phone, what has no column of its own stands under the address. */
export function UserTable({ users, isOld, onOpen }: Props) {
  if (users.length === 0) return <p className="py-6 text-ink-soft">Aucun utilisateur trouvé</p>
  return (
    <table className={`w-full text-left transition-opacity ${isOld ? 'opacity-60' : ''}`}>
      <caption className="sr-only">Utilisateurs</caption>
      <thead className="text-base text-ink-soft">
        <tr className="border-b border-hairline">
          <Head>Email</Head>
          <Head className="max-sm:hidden">Statut</Head>
          <Head className="max-md:hidden">Simulations</Head>
          <Head className="max-md:hidden">Inscription</Head>
          <Head className="text-right">Actions</Head>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <Row key={user.id} user={user} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  )
}

const Head = ({ children, className = '' }: { children: string; className?: string }) => (
  <th scope="col" className={`py-2 pr-4 font-normal last:pr-0 ${className}`}>
    {children}
  </th>
)

function Row({ user, onOpen }: { user: UserRecord; onOpen: Props['onOpen'] }) {
  const { id, email, emailVerified, simulationsUsed, createdAt } = user
  return (
    <tr className="border-b border-hairline">
      <td className="py-2 pr-4">
        <span className="flex items-center gap-2">
          <VerifiedMark isVerified={emailVerified} />
          <span className="min-w-0 wrap-anywhere max-sm:text-base">{email}</span>
        </span>
        <span className="mt-1 block text-base text-ink-soft md:hidden">
          <span className="mb-1 block sm:hidden">
            <StandingBadges user={user} hasFree />
          </span>
          {`${counted(simulationsUsed, 'simulation')}, ${dateShown(createdAt)}`}
        </span>
      </td>
      <td className="py-2 pr-4 max-sm:hidden">
        <StandingBadges user={user} hasFree />
      </td>
      <td className="figures py-2 pr-4 max-md:hidden">{numberShown(simulationsUsed)}</td>
      <td className="py-2 pr-4 text-base whitespace-nowrap max-md:hidden">
        {dateShown(createdAt)}
      </td>
      <td className="py-2 text-right">
        <Button
          aria-label={`Voir les détails de ${email}`}
          title="Voir les détails"
          className="px-4 max-sm:px-3"
          onClick={() => onOpen(id)}
        >
          Détails
        </Button>
      </td>
    </tr>
  )
}

import { Fragment } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { UserRecord } from '../../contract.ts'
import { counted, formatDate, formatNumber, formatShortDate } from '../../format.ts'
import { AccountBadges, VerifiedMark } from './badge.tsx'

interface Props {
  users: readonly UserRecord[]
  isOld: boolean
  onOpen: (id: string) => void
}

/** On a phone, what has no column of its own stands under the address. */
export function UserTable({ users, isOld, onOpen }: Props) {
  if (users.length === 0) return <Nobody />
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

/** An address that is too long for its place breaks before its domain, then at the dots ahead of it. */
const Address = ({ email }: { email: string }) =>
  email.split(/(?=@|\.[^@]*@)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address never move
    <Fragment key={index}>
      <wbr />
      {part}
    </Fragment>
  ))

const Nobody = () => (
  <div className="py-10 text-center">
    <p className="font-heading text-2xl font-semibold">Aucun utilisateur trouvé</p>
    <p className="mt-2 text-ink-soft">Essayez une autre adresse ou d'autres filtres.</p>
  </div>
)

function Row({ user, onOpen }: { user: UserRecord; onOpen: Props['onOpen'] }) {
  const { id, email, emailVerified, simulationsUsed, createdAt } = user
  return (
    <tr className="border-b border-hairline">
      <td className="py-2 pr-4">
        <span className="flex items-center gap-2">
          <VerifiedMark isVerified={emailVerified} />
          <span className="min-w-0 wrap-anywhere max-sm:text-base">
            <Address email={email} />
          </span>
        </span>
        <span className="mt-1 block text-base text-ink-soft md:hidden">
          <span className="mb-1 block sm:hidden">
            <AccountBadges user={user} hasFree />
          </span>
          {`${counted(simulationsUsed, 'simulation')}, ${formatShortDate(createdAt)}`}
        </span>
      </td>
      <td className="py-2 pr-4 max-sm:hidden">
        <AccountBadges user={user} hasFree />
      </td>
      <td className="figures py-2 pr-4 max-md:hidden">{formatNumber(simulationsUsed)}</td>
      <td className="py-2 pr-4 text-base whitespace-nowrap max-md:hidden">
        {formatDate(createdAt)}
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

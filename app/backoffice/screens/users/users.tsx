import { useEffect } from 'react'
import { Announcement } from '#app/ui/announcement.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { counted, formatNumber } from '../../format.ts'
import { USERS_FAILED, USERS_OLD } from '../../messages.ts'
import { useUsers } from '../../queries.ts'
import { USERS_PER_PAGE } from '../../rules.ts'
import { Filters } from './filters.tsx'
import { Pager } from './pager.tsx'
import { toQuery } from './query.ts'
import { useUserFilters } from './use-user-filters.ts'
import { UserDialog } from './user-dialog.tsx'
import { UserTable } from './user-table.tsx'

/** Everybody who has an account, twenty at a time. */
export function Users() {
  const filters = useUserFilters()
  const { data, isError, isPlaceholderData } = useUsers(toQuery(filters))
  const { page, opened } = filters
  const pages = data && Math.max(1, Math.ceil(data.total / USERS_PER_PAGE))
  const isBeyond = !isPlaceholderData && pages !== undefined && page > pages

  useEffect(() => {
    if (isBeyond) filters.comeBackTo(pages)
  })

  return (
    <>
      <h1 className="text-section">Gestion des Utilisateurs</h1>
      <Filters filters={filters} />
      <h2 className="mt-8 mb-3 text-xl">
        {data ? `Utilisateurs (${formatNumber(data.total)})` : 'Utilisateurs'}
      </h2>
      {data && !isPlaceholderData && (
        <Announcement>{counted(data.total, 'utilisateur')}</Announcement>
      )}
      {isError && <Failed words={data ? USERS_OLD : USERS_FAILED} />}
      {data && (
        <div aria-busy={isPlaceholderData}>
          <UserTable users={data.users} isOld={isPlaceholderData} onOpen={filters.open} />
          <Pager page={page} pages={pages ?? 1} total={data.total} onTurn={filters.turnTo} />
        </div>
      )}
      {!data && !isError && <SkeletonRows />}
      {opened && <UserDialog key={opened} id={opened} onClose={filters.close} />}
    </>
  )
}

const Failed = ({ words }: { words: string }) => (
  <p role="alert" className="mb-3 rounded-xl bg-danger-tint p-5 text-danger">
    {words}
  </p>
)

function SkeletonRows() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Chargement...</span>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-12 w-full" />
      ))}
    </div>
  )
}

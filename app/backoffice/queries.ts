import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { refreshCurrentAccount } from '#app/accounts/queries.ts'
import { readToken } from '#app/accounts/token.ts'
import { queryClient } from '#app/platform/query-client.ts'
import { callAsAdmin } from './call-as-admin.ts'
import type {
  Activity,
  ChangedUser,
  ChangeUser,
  Payments,
  RefreshedSitemap,
  Stats,
  Trace,
  UnclaimedPayments,
  UserPage,
  UserRecord,
} from './contract.ts'
import { REFRESHED_EVERY } from './rules.ts'

const USERS = '/api/admin/users'

/** What an administrator reads belongs to the session that read it, and is soon asked for again. */
const adminQuery = <Answer>(path: string) => ({
  queryKey: [path, readToken()],
  queryFn: ({ signal }: { signal: AbortSignal }) => callAsAdmin<Answer>(path, { signal }),
  staleTime: 0,
  gcTime: 60_000,
})

/** Asked for again and again while somebody looks, and at once when they come back to look. */
const LIVE = { refetchInterval: REFRESHED_EVERY, refetchOnWindowFocus: 'always' } as const

export const useStats = () =>
  useQuery({ ...adminQuery<Stats>('/api/admin/stats'), ...LIVE }, queryClient)

export const useActivity = () =>
  useQuery({ ...adminQuery<Activity>('/api/admin/activity'), ...LIVE }, queryClient)

export const useUnclaimedPayments = () =>
  useQuery(adminQuery<UnclaimedPayments>('/api/admin/unclaimed-payments'), queryClient)

export const useRefreshSitemap = () =>
  useMutation(
    {
      mutationFn: () =>
        callAsAdmin<RefreshedSitemap>('/api/admin/refresh-sitemap', { method: 'POST' }),
    },
    queryClient,
  )

/** One page of accounts; the page before stays until the next one is there. */
export const useUsers = (query: string) =>
  useQuery(
    { ...adminQuery<UserPage>(`${USERS}?${query}`), ...LIVE, placeholderData: keepPreviousData },
    queryClient,
  )

/** One account while it is looked at; what the list knows of it is shown meanwhile. */
export const useUser = (id: string) =>
  useQuery(
    { ...adminQuery<UserRecord>(`${USERS}/${id}`), ...LIVE, placeholderData: () => listed(id) },
    queryClient,
  )

export const usePayments = (id: string) =>
  useQuery(adminQuery<Payments>(`${USERS}/${id}/payments`), queryClient)

export const useTrace = (id: string) =>
  useQuery({ ...adminQuery<Trace>(`${USERS}/${id}/trace`), ...LIVE }, queryClient)

/** Changes one account: shown at once, and taken back when the server refuses. */
export const useChangeUser = (id: string) =>
  useMutation(
    {
      mutationFn: (change: ChangeUser) =>
        callAsAdmin<ChangedUser>(`${USERS}/${id}`, { method: 'PATCH', body: change }),
      onMutate: async (change) => {
        await queryClient.cancelQueries({ predicate: isOfUsers })
        const before = queryClient.getQueriesData({ predicate: isOfUsers })
        noteUser(id, change)
        return before
      },
      onError: (_error, _change, before) => {
        for (const [key, data] of before ?? []) queryClient.setQueryData(key, data)
      },
      onSuccess: ({ user }) => noteUser(id, user),
      onSettled: () => {
        void queryClient.invalidateQueries({ predicate: isOfUsers })
        void queryClient.invalidateQueries({ queryKey: ['/api/admin/stats'] })
        // It may be one's own account that was changed.
        void refreshCurrentAccount()
      },
    },
    queryClient,
  )

const isOfUsers = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  String(queryKey[0]).startsWith(USERS)

function listed(id: string): UserRecord | undefined {
  const pages = queryClient.getQueriesData<UserPage>({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${USERS}?`),
  })
  return pages.flatMap(([, page]) => page?.users ?? []).find((user) => user.id === id)
}

/** Writes what is known of an account wherever it is shown. */
function noteUser(id: string, change: Partial<UserRecord> | ChangeUser): void {
  const changed = <Shown extends UserRecord>(user: Shown) => ({ ...user, ...change }) as Shown
  queryClient.setQueriesData<UserRecord>(
    { queryKey: [`${USERS}/${id}`] },
    (user) => user && changed(user),
  )
  queryClient.setQueriesData<UserPage>(
    { predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${USERS}?`) },
    (page) =>
      page && { ...page, users: page.users.map((user) => (user.id === id ? changed(user) : user)) },
  )
}

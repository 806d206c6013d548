import { useNavigate } from 'react-router'
import { useQueryOfAddress } from '#app/ui/query-of-address.ts'
import { newestAddress } from '../newest-address.ts'

export const FILTERS = [
  {
    name: 'isPremium',
    label: 'Statut premium',
    options: [
      ['true', 'Premium'],
      ['false', 'Gratuit'],
    ],
  },
  {
    name: 'isAdmin',
    label: 'Statut admin',
    options: [
      ['true', 'Admins'],
      ['false', 'Régulier'],
    ],
  },
  {
    name: 'emailVerified',
    label: 'Statut email',
    options: [
      ['true', 'Vérifié'],
      ['false', 'Non Vérifié'],
    ],
  },
] as const

type FilterName = (typeof FILTERS)[number]['name'] | 'search'

/** What is looked at, kept in the address: a page can be shared, reloaded and gone back to. */
export function useUserFilters() {
  const params = useQueryOfAddress()
  const navigate = useNavigate()
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const change = (changes: Record<string, string>, isStep: boolean) => {
    const next = newestAddress()
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    void navigate(`?${next}`, { replace: !isStep, preventScrollReset: true })
  }
  return {
    page,
    opened: params.get('user'),
    chosen: (name: FilterName) => params.get(name) ?? '',
    /** Another search or filter begins at its first page. */
    filter: (name: FilterName, value: string) => change({ [name]: value, page: '' }, false),
    turnTo: (next: number) => change({ page: next > 1 ? String(next) : '' }, true),
    /** What the address asked for is beyond the last page. */
    comeBackTo: (last: number) => change({ page: last > 1 ? String(last) : '' }, false),
    open: (id: string) => change({ user: id }, true),
    close: () => change({ user: '' }, false),
  }
}

export type UserFilters = ReturnType<typeof useUserFilters>

import { USERS_PER_PAGE } from '../../rules.ts'
import { FILTERS, type UserFilters } from './use-user-filters.ts'

/** The question to the server; what is « all » is not asked. */
export function toQuery({ page, chosen }: UserFilters): string {
  const asked = new URLSearchParams({ page: String(page), limit: String(USERS_PER_PAGE) })
  for (const name of ['search', ...FILTERS.map((filter) => filter.name)] as const) {
    const value = chosen(name)
    if (value) asked.set(name, value)
  }
  return asked.toString()
}

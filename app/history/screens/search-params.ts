import { SIMULATIONS_PER_PAGE } from '../rules.ts'

/** What the address of the list asks for, in its own French words. */
export interface HistoryFilters {
  metier: string
  etat: string
  du: string
  au: string
  note: string
  page: number
}

export function readSearch(search: URLSearchParams): HistoryFilters {
  const read = (name: string) => search.get(name)?.trim() ?? ''
  return {
    metier: read('metier'),
    etat: read('etat'),
    du: read('du'),
    au: read('au'),
    note: read('note'),
    page: Math.max(1, Number.parseInt(read('page'), 10) || 1),
  }
}

const STATES: Record<string, string> = { terminee: 'finished', 'en-cours': 'unfinished' }

/** The same as the API asks it. */
export function queryOf({ metier, etat, du, au, note, page }: HistoryFilters): string {
  const given = {
    trade: metier,
    state: STATES[etat] ?? '',
    from: du,
    to: au,
    score: note,
    page: page > 1 ? String(page) : '',
    limit: String(SIMULATIONS_PER_PAGE),
  }
  return new URLSearchParams(Object.entries(given).filter(([, value]) => value !== '')).toString()
}

/** Another page of the same search. */
export function addressOf(filters: HistoryFilters, page: number): string {
  const given = { ...filters, page: page > 1 ? String(page) : '' }
  const search = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ''))
  return search.size > 0 ? `/historique?${search}` : '/historique'
}

export const isSearch = ({ metier, etat, du, au, note }: HistoryFilters): boolean =>
  [metier, etat, du, au, note].some((value) => value !== '')

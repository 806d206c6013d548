import { ALL_CATEGORIES, ARTICLES_PER_PAGE, CATEGORIES, RELATED_ARTICLES } from '#app/blog/rules.ts'
import { HOME, LEGAL_PAGES, PAGES, SECTORS } from '#app/shell/places.ts'

const INTERVIEW = ['/job-description', '/simulator', '/feedback', '/summary']
/** Where a mail leads: its secret is read by the browser alone, and is no part of what is kept. */
const MAILED = ['/verify-email', '/reset-password']
/** Empty until the browser says who asks. */
const SIGNED_IN = ['/historique', '/progression']
const PLACES = new Set([
  ...[HOME, ...PAGES, ...SECTORS, ...LEGAL_PAGES].map(({ to }) => to),
  ...INTERVIEW,
  ...MAILED,
  ...SIGNED_IN,
])
const ARTICLE = /^\/blog\/[a-z0-9-]{1,200}$/
const LIST = '/blog'
const LIST_CALL = '/api/blog/articles'
/** Whoever walks further than this is no reader: those pages are made when they are asked for. */
const PAGES_KEPT = 20
/** What the screens ask for, beside whole pages. */
const LIMIT_KEPT = String(RELATED_ARTICLES)
/** What goes without saying. */
const WITHOUT: Record<string, string> = {
  page: '1',
  limit: String(ARTICLES_PER_PAGE),
  categorie: ALL_CATEGORIES,
  category: ALL_CATEGORIES,
}

/**
 * The address under which an answer that is the same for everyone is kept: without what its page does
 * not read of the query. Null where an answer must be made for each request.
 */
export function cacheKey(url: string): string | null {
  const [path = '', query = ''] = split(url)
  if (path === LIST) return listAddress(path, query, ['q', 'categorie', 'page'])
  if (path === LIST_CALL) return listAddress(path, query, ['search', 'category', 'page', 'limit'])
  return PLACES.has(path) || ARTICLE.test(path) ? path : null
}

function split(url: string): [string, string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}

function listAddress(path: string, query: string, names: readonly string[]): string | null {
  if (query === '') return path
  const asked = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of names) {
    const value = asked.get(name)
    if (value === null || value === '' || value === WITHOUT[name]) continue
    if (!isKept(name, value)) return null
    kept.set(name, value)
  }
  return kept.size > 0 ? `${path}?${kept}` : path
}

function isKept(name: string, value: string): boolean {
  if (name === 'page') return /^[1-9]\d?$/.test(value) && Number(value) <= PAGES_KEPT
  if (name === 'limit') return value === LIMIT_KEPT
  if (name === 'categorie' || name === 'category')
    return (CATEGORIES as readonly string[]).includes(value)
  return false
}

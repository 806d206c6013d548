import { forgetOlder } from './keep-shell.ts'
import { sparesNetwork } from './spares-network.ts'

/** Begins the name of the cache that holds one version of the coach. */
const COACH_CACHE = 'coach-'
/** The pages of the book that serve many trades: of a domain, « J15 », of a subject or of circumstances. */
const SHARED_PAGE = /\/assets\/(?:[A-N]\d\d|(?:subject|circumstance)-[a-z-]+)-[\w-]+\.json/g
/** What the program loads when it first reads an offer or an answer. */
const LOADED_LATER = /["'`](?:\.|\/assets)\/([\w.~-]+\.(?:js|bin))["'`]/g

const cacheOf = (program: string) => COACH_CACHE + program.slice(program.lastIndexOf('/') + 1)

/** Whether the coach whose program this is can work on this device without a network. */
export async function isCoachKept(program: string): Promise<boolean> {
  if (!('caches' in globalThis) || !(await caches.has(cacheOf(program)))) return false
  return (await (await caches.open(cacheOf(program))).match(program)) !== undefined
}

/**
 * Keeps the coach's program, what it loads, and the pages of all domains; what is kept already is not
 * asked for again. Throws when a file does not come, and goes on where it was the next time.
 */
export async function keepCoach(program: string): Promise<void> {
  if (await isCoachKept(program)) return
  const answer = await fetchQuietly(program)
  const text = await answer.clone().text()
  const parts = [...text.matchAll(LOADED_LATER)].map(([, name]) => `/assets/${name}`)
  const pages = text.match(SHARED_PAGE) ?? []
  const cache = await caches.open(cacheOf(program))
  await Promise.all([...new Set([...parts, ...pages])].map((file) => keep(cache, file)))
  // Last: it says that the others are there.
  await cache.put(program, answer)
  await forgetOlder(COACH_CACHE)
}

/** Whoever had an earlier version of the coach without a network has this one too; throws when a file does not come. */
export async function keepCoachToo(program: string): Promise<void> {
  const isOneKept = (await caches.keys()).some((name) => name.startsWith(COACH_CACHE))
  if (isOneKept && !sparesNetwork()) await keepCoach(program)
}

async function keep(cache: Cache, file: string): Promise<void> {
  // Another version may hold the same page.
  const known = await caches.match(file)
  await cache.put(file, known ?? (await fetchQuietly(file)))
}

/** Behind whatever the page itself asks for; the service worker tells it by its mode, and keeps no second copy. */
async function fetchQuietly(file: string): Promise<Response> {
  const answer = await fetch(file, { priority: 'low', mode: 'same-origin' })
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}.`)
  return answer
}

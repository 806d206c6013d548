import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { LEGAL_PAGES, PAGES, SECTORS } from '#app/shell/places.ts'
import { keepCoachToo } from './keep-coach.ts'
import { forgetOlder, keepShell, SHELL_CACHE } from './keep-shell.ts'
import { HOME_DATA, OFFER, SHELL } from './names.ts'
import { takeShared } from './take-shared.ts'
import { WITHOUT_NETWORK } from './without-network.ts'

/** What a service worker has, as far as this one needs it. */
interface Worker {
  addEventListener(name: 'install' | 'activate', on: (event: Lasting) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}
interface Lasting {
  waitUntil(done: Promise<unknown>): void
}
interface Sought {
  request: Request
  cachedResponse?: Response
}

/** The fingerprint of the sources: another build is another worker, which keeps its own screens. */
declare const __BUILD__: string
declare const __HEAVY__: readonly string[]
/** The address of the coach's program. */
declare const __COACH__: string
const worker = self as unknown as Worker

const SECONDS_TO_WAIT = 5
const PAGES_KEPT = 40
const FILES_KEPT = 300
const SCREENS = new Set<string>([...SHELL, HOME_DATA])
/** What anybody may read, and whose address holds no secret, as those that are mailed do. */
const PUBLIC = new Set([...PAGES, ...SECTORS, ...LEGAL_PAGES].map(({ to }) => to))
const isPublic = (path: string) =>
  PUBLIC.has(path.replace(/\.data$/, '')) || path.startsWith('/blog/')
const isPage = ({ mode }: Request, path: string) => mode === 'navigate' || path.endsWith('.data')

worker.addEventListener('install', (event) =>
  event.waitUntil(
    // The screens of this build ask their own coach: they are not at hand before it is.
    keepCoachToo(__COACH__)
      .then(() => keepShell({ name: __BUILD__, heavy: __HEAVY__ }))
      .then(() => worker.skipWaiting()),
  ),
)
worker.addEventListener('activate', (event) =>
  event.waitUntil(forgetOlder(SHELL_CACHE).then(() => worker.clients.claim())),
)

// Its types and those of the strategies disagree on optional members.
const atMost = (maxEntries: number): object => new ExpirationPlugin({ maxEntries })

/** What the page keeps by itself, as the coach, needs no second copy. */
const isKeptApart = ({ mode, destination }: Request) => mode === 'same-origin' && !destination

/** A tab of an earlier build goes on with the files that it kept, which nobody may serve any more. */
const keptElsewhere = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }: Sought) =>
    cachedResponse ?? caches.match(new URL(request.url).pathname),
}

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && /^\/(?:assets|fonts)\//.test(url.pathname) && !isKeptApart(request),
  new CacheFirst({ cacheName: 'files', plugins: [atMost(FILES_KEPT), keptElsewhere] }),
)
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && isPublic(url.pathname) && isPage(request, url.pathname),
  new NetworkFirst({
    cacheName: 'pages',
    networkTimeoutSeconds: SECONDS_TO_WAIT,
    plugins: [atMost(PAGES_KEPT)],
  }),
)
// Kept whole at the installation, each with the files of its own build.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && SCREENS.has(url.pathname) && isPage(request, url.pathname),
  new NetworkOnly({ networkTimeoutSeconds: SECONDS_TO_WAIT }),
)
// Any other page is of the network alone; without one it is said in French that it is not here.
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  new NetworkOnly(),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === OFFER,
  ({ request }) => takeShared(request),
  'POST',
)

// Without a network, and not read here before: a screen of the interview is at hand all the same.
setCatchHandler(async ({ request }) => {
  const latest = (await caches.keys()).findLast((name) => name.startsWith(SHELL_CACHE))
  const { pathname } = new URL(request.url)
  const kept =
    (await caches.match(pathname, latest ? { cacheName: latest } : {})) ??
    (await caches.match(pathname))
  if (kept) return kept
  if (request.mode !== 'navigate') return Response.error()
  return new Response(WITHOUT_NETWORK, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
})

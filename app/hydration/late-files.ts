import { matchRoutes, type RouteObject } from 'react-router'

/** What the router knows of its program, in the browser alone. */
interface RouterWindow extends Window {
  __reactRouterManifest?: { url?: string; routes: Record<string, { module: string } | undefined> }
  __reactRouterRouteModules?: Record<string, unknown>
  __reactRouterDataRouter?: { routes: RouteObject[] }
}

/** How an error of a browser or of the build names the file that did not come. */
const FILE = /\/assets\/[\w.-]+/
const router = () => window as RouterWindow
let isOffered = false

/** Whether this page was told that a newer version is there: what it still lacks will not come any more. */
export const isOutdated = (): boolean => isOffered

/**
 * A part of the program did not come. When its file is served no more, a newer version is: the page
 * then offers to reload, once. Says whether it does; any other failure is the caller's to tell.
 */
export async function offerIfGone(error: unknown): Promise<boolean> {
  if (isOffered) return true
  const files = [FILE.exec(String(error))?.[0], router().__reactRouterManifest?.url]
  const gone = await Promise.all(files.map((file) => (file ? isGone(file) : false)))
  if (gone.includes(true)) offer()
  return isOffered
}

const isGone = (file: string) =>
  fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  )

function offer() {
  isOffered = true
  const said = document.querySelector<HTMLElement>('[data-new-version]')
  if (said) said.hidden = false
}

/** Fetches modules, and says whether all of them came. */
export async function fetchModules(modules: readonly string[]): Promise<boolean> {
  const all = await Promise.allSettled(modules.map((module) => import(/* @vite-ignore */ module)))
  const failed = all.find(({ status }) => status === 'rejected')
  if (failed?.status !== 'rejected') return true
  await offerIfGone(failed.reason)
  return false
}

/** The modules of the screens at a place that have not come yet. */
export function lackingAt(place: string): string[] {
  const { __reactRouterManifest: table, __reactRouterRouteModules: here = {} } = router()
  const matches = matchRoutes(router().__reactRouterDataRouter?.routes ?? [], place) ?? []
  const lacking = matches.flatMap(({ route: { id } }) => (id && !(id in here) ? id : []))
  return lacking.flatMap((id) => table?.routes[id]?.module ?? [])
}

/** Hears of every part of the program that does not come, whoever asked for it. */
export const watchLateFiles = () =>
  addEventListener('vite:preloadError', ({ payload }) => void offerIfGone(payload))

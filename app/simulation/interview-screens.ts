import { showToast } from '#app/ui/toast.ts'
import { WAITS_FOR_NETWORK } from './messages.ts'

const SCREENS = ['simulator', 'feedback', 'summary'].map((name) => `simulation/screens/${name}`)

/** The router's own table of routes, in the browser alone. */
interface Table {
  routes: Record<string, { module: string }>
}

let haveCome = false

/**
 * Fetches the screens of an interview, and says whether all of them came: the router reloads the
 * page when the file of a screen does not, which must not happen to who is in the middle of one.
 */
export async function fetchInterviewScreens(): Promise<boolean> {
  const { __reactRouterManifest: table } = window as Window & { __reactRouterManifest?: Table }
  const modules = SCREENS.flatMap((id) => table?.routes[id]?.module ?? [])
  const all = await Promise.allSettled(modules.map((module) => import(/* @vite-ignore */ module)))
  haveCome = all.every(({ status }) => status === 'fulfilled')
  return haveCome
}

/**
 * Goes on to another screen of the interview, at once when it is there already; while it cannot come
 * nothing changes, and that is said.
 */
export async function whenScreensCame(goOn: () => void): Promise<void> {
  if (haveCome || (await fetchInterviewScreens())) goOn()
  else showToast(WAITS_FOR_NETWORK)
}

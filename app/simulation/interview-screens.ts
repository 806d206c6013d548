import { fetchModules, isOutdated } from '#app/hydration/late-files.ts'
import { showToast } from '#app/ui/toast.ts'
import { WAITS_FOR_NETWORK } from './messages.ts'

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
  haveCome = await fetchScreens('simulator', 'feedback', 'summary')
  return haveCome
}

/**
 * Goes on to another screen of the interview, at once when it is there already; while it cannot come
 * nothing changes, and that is said.
 */
export async function whenScreensCame(goOn: () => void): Promise<void> {
  if (haveCome || (await fetchInterviewScreens())) goOn()
  else if (!isOutdated()) showToast(WAITS_FOR_NETWORK)
}

/** Fetches the screen of the offer before anybody asks for it, and says whether it came. */
export const fetchOfferScreen = () => fetchScreens('job-description')

function fetchScreens(...names: string[]): Promise<boolean> {
  const { __reactRouterManifest: table } = window as Window & { __reactRouterManifest?: Table }
  const modules = names.flatMap((name) => table?.routes[`simulation/screens/${name}`]?.module ?? [])
  return fetchModules(modules)
}

import { countAccounts } from '#app/accounts/server/administering.ts'
import { renewSitemap } from '#app/blog/server/service.ts'
import type { Ports } from '#app/ports.ts'
import type { RefreshedSitemap, Stats } from '../contract.ts'

type World = Pick<Ports, 'db' | 'clock'>

/** The figures of the dashboard, as they are now. */
export const readStats = (ports: World): Promise<Stats> => countAccounts(ports)

/** Has the map of the site drawn anew, by every process that serves it. */
export async function refreshSitemap(ports: World): Promise<RefreshedSitemap> {
  const articlesCount = await renewSitemap(ports)
  return { articlesCount, lastUpdate: ports.clock.now().toISOString() }
}

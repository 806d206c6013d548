import { countAccounts } from '#app/accounts/server/administering.ts'
import { renewSitemap } from '#app/blog/server/service.ts'
import type { Ports } from '#app/ports.ts'
import type { RefreshedSitemap } from '../contract.ts'
import { countedOnce } from './counted-once.ts'

type World = Pick<Ports, 'db' | 'clock'>

/** The figures of the dashboard, and what has them counted anew once somebody changed an account. */
export const { read: readStats, forget: forgetStats } = countedOnce(countAccounts)

/** Has the map of the site drawn anew, by every process that serves it. */
export async function refreshSitemap(ports: World): Promise<RefreshedSitemap> {
  const articlesCount = await renewSitemap(ports)
  return { articlesCount, lastUpdate: ports.clock.now().toISOString() }
}

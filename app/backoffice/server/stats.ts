import { countAccounts } from '#app/accounts/server/administering.ts'
import type { Ports } from '#app/ports.ts'
import type { Stats } from '../contract.ts'

/** The figures of the dashboard, as they are now. */
export const readStats = (ports: Pick<Ports, 'db' | 'clock'>): Promise<Stats> =>
  countAccounts(ports)

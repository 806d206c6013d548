import type { Ports } from '#app/ports.ts'
import { countAccounts as count } from './account-storage.ts'

const DAY = 86_400_000
const RECENT = 7 * DAY

/** How many accounts there are, premium ones, new ones of the last 7 days, and what all have used. */
export const countAccounts = ({ db, clock }: Pick<Ports, 'db' | 'clock'>) =>
  count(db, new Date(clock.now().getTime() - RECENT).toISOString())

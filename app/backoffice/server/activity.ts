import { countSignups } from '#app/accounts/server/administering.ts'
import { beginningOfDay } from '#app/platform/paris-day.ts'
import type { Ports } from '#app/ports.ts'
import { countPayments } from '#app/premium/server/service.ts'
import { countSimulations } from '#app/simulation/server/service.ts'
import type { Activity } from '../contract.ts'
import { ACTIVITY_DAYS } from '../rules.ts'
import { countedOnce } from './counted-once.ts'

const DAY = 86_400_000
const PARIS = new Intl.DateTimeFormat('fr-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The activity that whoever looks at the same time shares. */
export const readActivity = countedOnce(countActivity).read

/** How many signups, simulations and payments each of the last 30 days had, as days are in Paris. */
export async function countActivity(ports: Pick<Ports, 'db' | 'clock'>): Promise<Activity> {
  const dates = lastDays(ports.clock.now())
  // A day of Paris has 23 or 25 hours twice a year: each one ends where the next begins.
  const instants = dates.map((date) => beginningOfDay(date))
  instants.push(beginningOfDay(dates.at(-1) ?? '', 1))
  const [signups, simulations, payments] = await Promise.all([
    countSignups(ports, instants),
    countSimulations(ports, instants),
    countPayments(ports, instants),
  ])
  return {
    days: dates.map((date, at) => ({
      date,
      signups: signups[at] ?? 0,
      simulations: simulations[at] ?? 0,
      payments: payments[at] ?? 0,
    })),
  }
}

/** Counted back in the calendar, not by 24 hours. */
function lastDays(now: Date): string[] {
  const today = Date.parse(`${PARIS.format(now)}T00:00:00Z`)
  return Array.from({ length: ACTIVITY_DAYS }, (_, index) =>
    new Date(today - (ACTIVITY_DAYS - 1 - index) * DAY).toISOString().slice(0, 10),
  )
}

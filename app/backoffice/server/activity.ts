import { countSignups } from '#app/accounts/server/administering.ts'
import type { Ports } from '#app/ports.ts'
import { countPayments } from '#app/premium/server/service.ts'
import { countRuns } from '#app/simulation/server/service.ts'
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

/** How many signups, simulations and payments each of the last 30 days had, as days are in Paris. */
export const readActivity = countedOnce(countActivity).read

async function countActivity(ports: Pick<Ports, 'db' | 'clock'>): Promise<Activity> {
  const dates = lastDays(ports.clock.now())
  // A day early: the first day of Paris begins in the evening of the one before, in UTC.
  const from = new Date(Date.parse(`${dates[0]}T00:00:00Z`) - DAY).toISOString()
  const [signups, simulations, payments] = await Promise.all([
    countSignups(ports, from),
    countRuns(ports, from),
    countPayments(ports, from),
  ])
  const [signed, run, paid] = [byDay(signups), byDay(simulations), byDay(payments)]
  return {
    days: dates.map((date) => ({
      date,
      signups: signed.get(date) ?? 0,
      simulations: run.get(date) ?? 0,
      payments: paid.get(date) ?? 0,
    })),
  }
}

/** Counted back in the calendar, not by 24 hours: a day in Paris has 23 or 25 of them twice a year. */
function lastDays(now: Date): string[] {
  const today = Date.parse(`${PARIS.format(now)}T00:00:00Z`)
  return Array.from({ length: ACTIVITY_DAYS }, (_, index) =>
    new Date(today - (ACTIVITY_DAYS - 1 - index) * DAY).toISOString().slice(0, 10),
  )
}

/** Paris is whole hours away from UTC: an hour never lies on two days. */
function byDay(hours: readonly { hour: string; count: number }[]): Map<string, number> {
  const days = new Map<string, number>()
  for (const { hour, count } of hours) {
    const date = PARIS.format(new Date(`${hour}:00:00Z`))
    days.set(date, (days.get(date) ?? 0) + Number(count))
  }
  return days
}

const offset = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Paris',
  timeZoneName: 'longOffset',
})

/** The instant at which a day, `2026-11-28`, begins in Paris, some days later when asked. */
export function beginningOfDay(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const midnight = Date.UTC(year, month - 1, date + later)
  // Clocks change hours after midnight: what holds two hours before UTC's midnight holds at Paris'.
  return new Date(midnight - offsetAt(midnight - 2 * HOUR)).toISOString()
}

const HOUR = 3_600_000

function offsetAt(instant: number): number {
  const name = offset.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value
  const [, hours = '0', minutes = '0'] = /\+(\d+):(\d+)/.exec(name ?? '') ?? []
  return Number(hours) * HOUR + Number(minutes) * (HOUR / 60)
}

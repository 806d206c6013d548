import {
  differenceInCalendarDays,
  differenceInCalendarWeeks,
  format,
  formatDistance,
  isValid,
  parseISO,
} from 'date-fns'
import { fr } from 'date-fns/locale/fr'

export const UNKNOWN_DATE = 'Date inconnue'
const WEEK = { locale: fr, weekStartsOn: 1 } as const
const PARIS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** How long ago something was, as one says it in French; weeks begin on Monday. */
export function relativeDate(instant: string | null | undefined, now: Date): string {
  const date = parseISO(instant ?? '')
  if (!isValid(date)) return UNKNOWN_DATE
  const [today, day] = [parisClock(now), parisClock(date)]
  const days = differenceInCalendarDays(today, day)
  if (days === 0) return "aujourd'hui"
  if (days === 1) return 'hier'
  if (days < 0) return formatDistance(date, now, { addSuffix: true, locale: fr })
  const weeks = differenceInCalendarWeeks(today, day, WEEK)
  if (weeks === 0) return format(day, "eeee 'dernier'", WEEK)
  if (weeks === 1) return 'la semaine dernière'
  return formatDistance(date, now, { addSuffix: true, locale: fr })
}

/** « il y a 5 minutes »: how long ago something was, to the minute. */
export function relativeMoment(instant: string | null | undefined, now: Date): string {
  const date = parseISO(instant ?? '')
  if (!isValid(date)) return UNKNOWN_DATE
  return formatDistance(date, now, { addSuffix: true, locale: fr }).replaceAll('’', "'")
}

/** What clocks show in Paris, as a date of wherever this runs: « hier » there is « hier » here. */
const parisClock = (date: Date): Date => parseISO(PARIS.format(date))

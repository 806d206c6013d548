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

/** How long ago something was, as one says it in French; weeks begin on Monday. */
export function relativeDate(instant: string | null | undefined, now: Date): string {
  const date = parseISO(instant ?? '')
  if (!isValid(date)) return UNKNOWN_DATE
  const days = differenceInCalendarDays(now, date)
  if (days === 0) return "aujourd'hui"
  if (days === 1) return 'hier'
  if (days < 0) return formatDistance(date, now, { addSuffix: true, locale: fr })
  const weeks = differenceInCalendarWeeks(now, date, WEEK)
  if (weeks === 0) return format(date, "eeee 'dernier'", WEEK)
  if (weeks === 1) return 'la semaine dernière'
  return formatDistance(date, now, { addSuffix: true, locale: fr })
}

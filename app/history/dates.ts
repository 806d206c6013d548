const day = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** « 28 novembre 2026 à 10:00 » */
export const dayAndHour = (instant: string): string => day.format(new Date(instant))

const short = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeZone: 'Europe/Paris' })

/** « 28 nov. 2026 » */
export const shortDay = (instant: string): string => short.format(new Date(instant))

const DAY = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', day: 'numeric', month: 'short' })

/** « 27 nov. », of a date without an hour. */
export const formatDay = (date = ''): string => (date ? DAY.format(new Date(date)) : '')

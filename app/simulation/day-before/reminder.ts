import { createEvent } from 'ics'

/** When an interview is, by the clock of where it takes place: « 2026-12-01T10:30 ». */
export type LocalInstant = string

interface Reminder {
  at: LocalInstant
  title: string | null
  employer: string | null
  /** Told in the event, under its heading. */
  notes: string
}

/** An event of one hour for any calendar, with alarms the day before and two hours before. */
export function drawReminder({ at, title, employer, notes }: Reminder): Blob {
  const { value, error } = createEvent({
    title: ["Entretien d'embauche", title, employer].filter(Boolean).join(', '),
    description: notes,
    // By the clock of the place, whatever the clock of the phone says by then.
    start: at.split(/\D/).map(Number) as [number, number, number, number, number],
    startInputType: 'local',
    startOutputType: 'local',
    duration: { hours: 1 },
    alarms: [
      { action: 'display', description: 'Relisez votre fiche', trigger: { days: 1, before: true } },
      { action: 'display', description: 'Votre entretien', trigger: { hours: 2, before: true } },
    ],
    productId: 'vis-a-vis',
    calName: "Entretien d'embauche",
  })
  if (!value) throw error
  return new Blob([value], { type: 'text/calendar;charset=utf-8' })
}

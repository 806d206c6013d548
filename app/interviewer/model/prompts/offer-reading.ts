import type { OfferReading } from '../../coach/offer-facts/offer-reading.ts'
import { withoutOrders } from '../data/without-orders.ts'

const MOST = 10

/** What the coach has read in an offer, as a plan that the model covers rather than luck. */
export function describeReading(reading: OfferReading): string {
  const lines: [string, string | null][] = [
    ['Poste', reading.title?.text ?? null],
    ['Employeur', reading.employer],
    ['Missions à couvrir', listed(reading.missions.map(({ text }) => text))],
    ['Outils et exigences', listed(reading.requirements)],
    ['Expérience', reading.years === null ? null : `${reading.years} ans`],
    ['Encadre', reading.leadsPeople ? 'oui' : null],
  ]
  const known = lines.flatMap(([name, value]) => (value ? [`${name} : ${value}`] : []))
  return withoutOrders(known.join('\n')) || "Rien de sûr : l'offre est très courte."
}

const listed = (items: readonly string[]) => items.slice(0, MOST).join(' ; ') || null

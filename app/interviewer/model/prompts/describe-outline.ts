import type { OfferOutline } from '../../coach/offer-facts/offer-outline.ts'
import { withoutOrders } from '../data/without-orders.ts'

const MOST = 10

/** What the coach has read in an offer, as a plan that the model covers rather than luck. */
export function describeOutline(outline: OfferOutline): string {
  const lines: [string, string | null][] = [
    ['Poste', outline.title?.text ?? null],
    ['Employeur', outline.employer],
    ['Missions à couvrir', listed(outline.missions.map(({ text }) => text))],
    ['Outils et exigences', listed(outline.requirements)],
    ['Expérience', outline.years === null ? null : `${outline.years} ans`],
    ['Encadre', outline.leadsPeople ? 'oui' : null],
  ]
  const known = lines.flatMap(([name, value]) => (value ? [`${name} : ${value}`] : []))
  return withoutOrders(known.join('\n')) || "Rien de sûr : l'offre est très courte."
}

const listed = (items: readonly string[]) => items.slice(0, MOST).join(' ; ') || null

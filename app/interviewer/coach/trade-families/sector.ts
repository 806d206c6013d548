import { foldLetters } from '../french/fold-letters.ts'
import type { OfferReading } from '../offer-phrases/offer-reading.ts'
import { findTradeFamily } from './find-trade-family.ts'

const LEADS_A_HOUSE =
  /^(?:\w+ )?(?:directeur|directrice|directeur general|president|presidente|gerant|gerante|ceo|cto|cfo|coo|head of|engineering manager|vp)\b/
const LEADS_A_SERVICE = /^responsable (?:technique|d exploitation|de site|d etablissement|general)/
/** A secretary's office is one sector, whatever is typed there. */
const SECRETARY = /^secretaire (?!general)/
/** « Directeur artistique », « assistant directeur »: named like one who leads, and another trade. */
const LEADS_IN_NAME = /\bassistant|\bartistique\b|\bde creation\b|\bde clientele\b/

/** The sector an offer is looked for under: apprentices and those who lead have one of their own. */
export function sectorOf(reading: OfferReading): string | null {
  if (reading.seniority === 'apprentice') return 'alternance-stage'
  const title = foldLetters(reading.title?.masculine ?? '').replace(/['’-]/g, ' ')
  const leads = LEADS_A_HOUSE.test(title) || (LEADS_A_SERVICE.test(title) && reading.managesPeople)
  if (leads && !LEADS_IN_NAME.test(title)) return 'cadre-dirigeant'
  if (SECRETARY.test(title)) return 'administratif-accueil'
  return findTradeFamily(reading)?.sector ?? null
}

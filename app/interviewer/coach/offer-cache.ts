import { atHand, type OfferAtHand } from './assessment/offer-at-hand.ts'
import { readOffer } from './offer/read-offer.ts'

/** How many offers stay read: an interview comes back to its own for each answer. */
const OFFERS_KEPT = 8

export type OfferCache = (jobDescription: string) => OfferAtHand

/** Reads an offer once for all the answers of an interview; the oldest is forgotten first. */
export function createOfferCache(): OfferCache {
  const kept = new Map<string, OfferAtHand>()
  return (text) => {
    const found = kept.get(text) ?? atHand(readOffer(text))
    kept.delete(text)
    kept.set(text, found)
    const oldest = kept.keys().next().value
    if (kept.size > OFFERS_KEPT && oldest !== undefined) kept.delete(oldest)
    return found
  }
}

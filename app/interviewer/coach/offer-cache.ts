import { LRUCache } from 'lru-cache'

/** How many offers stay read: an interview comes back to its own for each answer. */
const OFFERS_KEPT = 8

/** Reads an offer once for all that is asked of it; the one that was asked for longest ago is forgotten first. */
export function createOfferCache<Read extends object>(
  read: (jobDescription: string) => Read,
): (jobDescription: string) => Read {
  const kept = new LRUCache<string, Read>({ max: OFFERS_KEPT, memoMethod: read })
  return (jobDescription) => kept.memo(jobDescription)
}

import type { OfferReading } from '../offer-facts/offer-reading.ts'
import { wordPairs } from './gates/pasted.ts'
import { normalizedWords, normalizeText } from './normalize-text.ts'
import { roots } from './signals/overlap.ts'

/** The offer as an assessment needs it, read once for all the answers of an interview. */
export interface PreparedOffer {
  reading: OfferReading
  roots: ReadonlySet<string>
  /** Fingerprints of its neighbouring words: what copied text is known by. */
  pairs: ReadonlySet<number>
}

export function prepareOffer(reading: OfferReading): PreparedOffer {
  const text = normalizeText(reading.text)
  return { reading, roots: roots(normalizedWords(text)), pairs: new Set(wordPairs(text)) }
}

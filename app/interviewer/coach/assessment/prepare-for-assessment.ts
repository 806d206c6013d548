import type { OfferOutline } from '../offer-facts/offer-outline.ts'
import { wordPairs } from './gates/pasted.ts'
import { normalizedWords, normalizeText } from './normalize-text.ts'
import { roots } from './signals/overlap.ts'

/** The offer as an assessment needs it, read once for all the answers of an interview. */
export interface OfferForAssessment {
  outline: OfferOutline
  roots: ReadonlySet<string>
  /** Fingerprints of its neighbouring words: what copied text is known by. */
  pairs: ReadonlySet<number>
}

export function prepareForAssessment(outline: OfferOutline): OfferForAssessment {
  const text = normalizeText(outline.text)
  return { outline, roots: roots(normalizedWords(text)), pairs: new Set(wordPairs(text)) }
}

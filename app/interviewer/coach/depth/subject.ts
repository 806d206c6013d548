import { normalizedWords, normalizeText } from '../assessment/normalize-text.ts'
import { roots, shared } from '../assessment/signals/overlap.ts'
import type { Mission } from '../offer-facts/offer-facts.ts'
import type { OfferOutline } from '../offer-facts/offer-outline.ts'

/** The mission of the offer closest to the question, its first one where none is; null when it names none. */
export function missionFor({ missions }: OfferOutline, question: string): Mission | null {
  const asked = roots(normalizedWords(normalizeText(question)))
  const ranked = missions
    .map((mission, at) => {
      const mine = roots(normalizedWords(normalizeText(mission.text)))
      return { mission, worth: 2 * shared(mine, asked).length - at / 10 }
    })
    .sort((a, b) => b.worth - a.worth)
  return ranked[0]?.mission ?? null
}

/** « le poste de maçon ou maçonne », « ce poste » when the offer gives no name. */
export function postName({ title }: OfferOutline): string {
  if (!title || title.text.length > 50) return 'ce poste'
  return /^[aeiouyhâàéèêîïôû]/i.test(title.text)
    ? `le poste d'${title.text}`
    : `le poste de ${title.text}`
}

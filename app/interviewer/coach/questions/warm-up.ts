import type { Book } from '../book/open-book.ts'
import { findFacts } from '../offer-facts/find-facts.ts'
import { outlineOffer } from '../offer-facts/outline-offer.ts'
import { openRome } from '../trades/open-rome.ts'
import { planQuestions } from './plan-questions.ts'

const SAMPLE = `Vendeur ou vendeuse (H/F)
Notre boutique recrute une personne pour son équipe. Vos missions :
- Accueillir et conseiller la clientèle
- Gestion des stocks et mise en rayon
Profil : vous avez le sens du service, vous maîtrisez Excel, expérience de deux ans souhaitée.`

/** Builds every index and compiles every pattern, so that the first person does not wait for it. */
export async function warmUp(book: Book): Promise<void> {
  outlineOffer(SAMPLE)
  const offer = findFacts(SAMPLE, await openRome())
  await planQuestions(offer, { book, random: () => 0.5 })
}

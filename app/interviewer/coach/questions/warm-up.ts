import type { Book } from '../book/open-book.ts'
import { readOffer } from '../offer-facts/read-offer.ts'
import { recogniseOffer } from '../offer-facts/recognise-offer.ts'
import { openRome } from '../trades/open-rome.ts'
import { planQuestions } from './plan-questions.ts'

const SAMPLE = `Vendeur ou vendeuse (H/F)
Notre boutique recrute une personne pour son équipe. Vos missions :
- Accueillir et conseiller la clientèle
- Gestion des stocks et mise en rayon
Profil : vous avez le sens du service, vous maîtrisez Excel, expérience de deux ans souhaitée.`

/** Builds every index and compiles every pattern, so that the first person does not wait for it. */
export async function warmUp(book: Book): Promise<void> {
  readOffer(SAMPLE)
  const offer = recogniseOffer(SAMPLE, await openRome())
  await planQuestions(offer, { book, random: () => 0.5 })
}

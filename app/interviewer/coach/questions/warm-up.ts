import { findTrade } from '../knowledge/find-trade.ts'
import { readOffer } from '../offer/read-offer.ts'
import { planQuestions } from './plan-questions.ts'

const SAMPLE = `Vendeur ou vendeuse (H/F)
Notre boutique recrute une personne pour son équipe. Vos missions :
- Accueillir et conseiller la clientèle
- Gestion des stocks et mise en rayon
Profil : vous avez le sens du service, vous maîtrisez Excel, expérience de deux ans souhaitée.`

/** Builds every index and compiles every pattern, so that the first person does not wait for it. */
export function warmUp(): void {
  const reading = readOffer(SAMPLE)
  planQuestions({ reading, trade: findTrade(reading), random: () => 0.5 })
}

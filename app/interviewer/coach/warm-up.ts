import type { Interviewer } from '../interviewer.ts'

const SAMPLE = `Vendeur ou vendeuse (H/F)
Notre boutique recrute une personne pour son équipe. Vos missions :
- Accueillir et conseiller la clientèle
- Gestion des stocks et mise en rayon
Profil : vous avez le sens du service, vous maîtrisez Excel, expérience de deux ans souhaitée.`

/** Builds every index and compiles every pattern, so that the first person does not wait for it. */
export async function warmUp(coach: Interviewer): Promise<void> {
  await coach.askQuestions(SAMPLE)
  await coach.assessAnswer({
    question: "Racontez-moi une vente difficile : qu'avez-vous fait ?",
    answer: "J'ai écouté la cliente, puis je lui ai montré deux tailles. Elle a pris la seconde.",
    jobDescription: SAMPLE,
  })
}

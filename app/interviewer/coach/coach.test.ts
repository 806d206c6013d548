import { expect, test } from 'vitest'
import { bookOnDisk } from '#app/book-on-disk.ts'
import { createCoach } from './coach.ts'

const OFFER =
  'Maçon (H/F)\nEntreprise de gros œuvre.\nVos missions :\n- Monter des murs en parpaing\n- Coffrer et couler les planchers\n- Lire les plans'

test('the coach asks eight questions, assesses an answer and sums up', async () => {
  const coach = createCoach({ random: () => 0.5, book: bookOnDisk() })

  const { questions } = await coach.askQuestions(OFFER)
  const question = questions[2]?.text ?? ''
  const answer = "Sur un chantier à Privas, j'ai monté 40 m² de mur en deux jours."
  const assessment = await coach.assessAnswer({ question, answer, jobDescription: OFFER })
  const summary = await coach.summarise({
    jobDescription: OFFER,
    exchanges: [{ question, answer, assessment }],
  })

  expect(questions).toHaveLength(8)
  expect(assessment.source).toBe('coach')
  expect(summary.overallScore).toBe(assessment.score)
})

test('a call whose browser has left stops at once', async () => {
  const coach = createCoach({ random: () => 0.5, book: bookOnDisk() })
  const left = AbortSignal.abort()

  const assessing = coach.assessAnswer(
    { question: 'Pourquoi ?', answer: 'Ici.', jobDescription: OFFER },
    { signal: left },
  )

  await expect(assessing).rejects.toThrow()
})

test('a post that only the official repertoire knows gives the interview its title', async () => {
  const coach = createCoach({ random: () => 0.5, book: bookOnDisk() })
  const asked = (offer: string) => coach.askQuestions(offer).then(({ title }) => title)

  const labourer = `Manœuvre de chantier (H/F)

Sur des chantiers de gros œuvre : préparer le mortier, approvisionner les maçons en matériaux,
évacuer les gravats, nettoyer et ranger les outils. Travail en extérieur, port de charges.`

  expect(await asked(labourer)).toBe('manœuvre de chantier')
  expect(await asked('Envoyez-nous votre candidature avant la fin du mois, merci.')).toBeNull()
})

test('a name that means another thing in the trade of an offer is not told as its tool', async () => {
  const coach = createCoach({ random: () => 0.5, book: bookOnDisk() })
  const labels = async (offer: string) =>
    (await coach.understand(offer)).things.map(({ label }) => label)

  const nurse = `Infirmière H/F\n\nVous assurez les soins, la surveillance et les transmissions du service,
et faites connaître les recommandations EBP à vos collègues.`
  const accountant = `Comptable H/F\n\nVous tenez la comptabilité générale, la TVA et les clôtures dans EBP.`

  expect(await labels(nurse)).not.toContain('logiciel de comptabilité')
  expect(await labels(accountant)).toContain('logiciel de comptabilité')
})

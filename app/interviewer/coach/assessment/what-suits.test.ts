import { expect, test } from 'vitest'
import { outlineOffer } from '../offer-facts/outline-offer.ts'
import { assess } from './assess.ts'
import { prepareForAssessment } from './prepare-for-assessment.ts'

const OFFER = prepareForAssessment(outlineOffer('Technicien de maintenance (H/F)'))
const assessed = (question: string, answer: string) =>
  assess({ question, answer, jobDescription: '' }, OFFER)

const TRAVELS =
  'Le poste demande des déplacements : lesquels acceptez-vous, et à quelle fréquence ?'
const SATURDAYS = 'On travaille le samedi : quelles sont vos disponibilités ?'

test('travels that one accepts, with a bound, answer what was asked, without any question back', () => {
  const { score } = assessed(
    TRAVELS,
    "Les déplacements, aucun souci, j'en ai toujours fait. Je suis deux jours toutes les deux semaines à Lyon. Jusqu'à quelques jours par mois, cela me convient ; au-delà, il faudrait en parler.",
  )

  expect(score).toBeGreaterThanOrEqual(55)
})

test('a bare yes says less than a yes with its bound and a question', () => {
  const bare = assessed(SATURDAYS, "Oui, le samedi ça me va, j'ai l'habitude.")
  const whole = assessed(
    SATURDAYS,
    "Oui, le samedi ça me va, je le fais déjà depuis deux ans. J'ai seulement besoin du planning un mois avant. Et les jours fériés, comment sont-ils répartis ?",
  )

  expect(whole.score).toBeGreaterThan(bare.score + 20)
})

test('an amount written with a space answers what pay is asked for, and is no claim about oneself', () => {
  const { score, improvements } = assessed(
    'Le salaire annoncé va de 26 000 à 29 000 euros par an : où vous situez-vous, et pourquoi ?',
    "Je me situe à 28 000, parce que j'ai quatre ans d'expérience et que je suis autonome sur les ventes. Y a-t-il un treizième mois ?",
  )

  expect(score).toBeGreaterThanOrEqual(65)
  expect(improvements.join(' ')).not.toContain("tout le monde peut l'affirmer")
})

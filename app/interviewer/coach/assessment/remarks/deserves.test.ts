import { expect, test } from 'vitest'
import { outlineOffer } from '../../offer-facts/outline-offer.ts'
import { assess } from '../assess.ts'
import { prepareForAssessment } from '../prepare-for-assessment.ts'

const OFFER = prepareForAssessment(
  outlineOffer(
    'Aide-soignant de nuit (H/F)\nVos missions :\n- Assurer la surveillance des résidents\n- Réaliser les changes',
  ),
)
const STORY = 'Racontez-moi une relation difficile avec une famille, et ce que vous avez fait.'
const SCENE = 'En pleine nuit, un problème dépasse vos compétences : que faites-vous ?'
const WHY = 'Pourquoi ce poste, et pourquoi chez nous ?'
const of = (question: string, answer: string) =>
  assess({ question, answer, jobDescription: '' }, OFFER)

test('a number that one calls, and pay, are no figures to praise', () => {
  const night = of(
    SCENE,
    "Je reste avec la personne. Rappel responsable 1 fois. Détresse = 15 direct. J'écris l'heure.",
  )
  const pay = of(
    WHY,
    "Pour l'argent clairement, 5200 par mois non plafonné, c'est le double de ce que je gagne.",
  )

  expect(night.strengths.join(' ')).not.toMatch(/15 direct »|1 fois/)
  expect(pay.strengths).toEqual([])
})

test('who has no case and says what would be done is not asked how it ended', () => {
  const { analysis, strengths, improvements } = of(
    STORY,
    "Je n'ai pas encore eu ce cas. À défaut, je ferais comme ma tutrice : recevoir la personne à part, l'écouter, vérifier les transmissions, puis prévenir l'infirmière.",
  )

  expect(analysis).toContain("Vous dites honnêtement que vous n'avez pas vécu ce cas")
  expect(strengths.join(' ')).not.toContain("Je n'ai pas encore eu")
  expect(improvements.join(' ')).not.toContain("qu'avez-vous constaté")
})

test('whoever tells of « elle » is asked to say « je »', () => {
  const { strengths, improvements } = of(
    STORY,
    "Fatou est appréciée. Face à une famille difficile, elle a gardé son calme, elle a reçu la fille du résident, elle a expliqué le protocole et elle a transmis à l'infirmière.",
  )

  expect(strengths.join(' ')).not.toContain('elle a reçu')
  expect(improvements.join(' ')).toContain('dites « je »')
})

test('blame of somebody is named as such, whatever was asked', () => {
  const { analysis, improvements } = of(
    STORY,
    "Le problème c'était ma cadre, une incompétente finie, elle passait ses journées au téléphone et la direction la couvrait.",
  )

  expect(analysis).toContain("Votre réponse parle surtout de quelqu'un d'autre")
  expect(improvements[0]).toContain('dites plutôt ce que vous avez fait, vous')
})

import { expect, test } from 'vitest'
import { outlineOffer } from '../../offer-facts/outline-offer.ts'
import { assess } from '../assess.ts'
import { prepareForAssessment } from '../prepare-for-assessment.ts'

const OFFER = prepareForAssessment(
  outlineOffer('Soudeur (H/F)\nVos missions :\n- Souder des soubassements'),
)
const strengthsOf = (question: string, answer: string) =>
  assess({ question, answer, jobDescription: '' }, OFFER).strengths.join('\n')

const STORY = 'Racontez-moi une soudure refusée au contrôle, et ce que vous avez changé.'
const METHOD = "Comment répondez-vous à quelqu'un qui vous dit que cela ne marche pas ?"
const WHY = 'Pourquoi ce poste, à la commission et au renouvellement ?'

test('a setting that was changed is no effect', () => {
  const set = strengthsOf(
    STORY,
    "Refusé deux fois, manque de pénétration. J'ai repris avec un jeu de 2,5 mm au lieu de 1,5 et j'ai baissé l'intensité. Accepté au troisième contrôle.",
  )
  const got = strengthsOf(
    STORY,
    "Deux cordons refusés par semaine, des caniveaux. J'ai demandé le rapport, puis j'ai baissé le courant en fin de cordon. Les refus sont passés de 12 par mois à 2, et mon chef a gardé la fiche.",
  )

  expect(set).not.toContain('Un effet mesuré')
  expect(got).toContain('Un effet mesuré')
})

test('what somebody else said, and was understood, is no lesson', () => {
  const said = strengthsOf(
    METHOD,
    "Je commence par reformuler ce que j'ai compris et je pose deux questions précises : le numéro et le message affiché. J'essaie de reproduire, puis je donne les étapes, une par ligne. Si je ne trouve pas, je dis à qui je transmets.",
  )

  expect(said).not.toContain('ce que vous en avez retenu')
})

test('what is hoped for in two years is no fact of a path', () => {
  const hoped = strengthsOf(
    WHY,
    "Un revenu illimité, c'est le rêve. Je pense que dans dix-huit mois j'aurai une équipe sous moi et que je n'aurai plus besoin de visiter personne.",
  )

  expect(hoped).not.toContain('votre parcours')
})

import { expect, test } from 'vitest'
import { outlineOffer } from '../../offer-facts/outline-offer.ts'
import { assess } from '../assess.ts'
import { normalizeText } from '../normalize-text.ts'
import { prepareForAssessment } from '../prepare-for-assessment.ts'
import { ownsUp } from './owned-up.ts'

const OFFER = prepareForAssessment(
  outlineOffer('Aide-soignant (H/F)\nVos missions :\n- Aider aux toilettes et aux repas'),
)
const strengthsOf = (question: string, answer: string) =>
  assess({ question, answer, jobDescription: '' }, OFFER).strengths.join(' ')

test.each([
  "Je l'ai relevé et je n'ai rien écrit",
  "J'ai remis la palette au quai, je n'ai pas prévenu le chef",
  "On n'a pas vérifié le niveau, on était pressés",
  "J'ai signé la feuille sans contrôler les colis",
  "Je n'ai même pas pensé à le signaler",
  "On n'en avait parlé à personne",
  "J'avais prévenu personne pour pas perdre de temps",
  "On lui a répondu que c'était parti, c'était pas tout à fait vrai",
  "J'ai arrangé les chiffres du relevé",
  "J'ai inventé un motif et il a raccroché",
  "J'ai fait croire que la pièce était commandée",
])('« %s » owns up to something', (words) => {
  expect(ownsUp(normalizeText(words))).toBe(true)
})

test.each([
  'Je ne sers rien tant que je ne suis pas sûre',
  "Je n'ouvre pas la vanne tant que je n'ai pas vérifié la pression",
  "Je ne dis rien de l'un à l'autre",
  "Je n'ai pas attendu, j'ai prévenu ma cheffe",
  "Elle voulait le nom de l'autre enfant : cela, je ne l'ai pas dit",
  "Je n'ai rien signé avant de voir la marchandise",
  "Ils étaient partis sans prévenir, j'ai appelé leur agence",
  "J'ai inventé un jeu de cartes pour les tables de multiplication",
  "Je n'avais pas relu ; depuis, je relis toujours à voix haute",
  "On n'a jamais déclaré un sinistre",
  "Je n'ai pas écrit ce qu'elle m'avait confié sur son père",
  "Je n'en ai pas parlé devant lui : on a pris un moment au téléphone",
  "Je ne l'ai pas testé, et je l'ai écrit noir sur blanc dans le rapport",
  "Je ne livre pas comme sûr un plan que je n'ai pas vérifié",
  "Si on nous l'a caché, je fais revérifier les déclarations",
])('« %s » owns up to nothing', (words) => {
  expect(ownsUp(normalizeText(words))).toBe(false)
})

test('a good story is praised for what was done in it, never for what was left undone', () => {
  const question = "Racontez-moi la chute d'une personne âgée : qu'avez-vous fait ?"
  const story = (end: string) =>
    `Un dimanche de mars, aux Tilleuls, Mme Roux est tombée entre le lit et le fauteuil. ${end} J'ai appelé l'infirmière et nous avons regardé sa hanche à deux. Elle remarchait le mardi, sur 12 mètres.`

  const told = strengthsOf(question, story("Je l'ai relevée avec ma collègue et je l'ai écrit."))
  const left = strengthsOf(question, story("Je l'ai relevée seule et je n'ai rien écrit."))

  expect(told).not.toBe('')
  expect(left).not.toMatch(/relevée seule|rien écrit/)
})

test('nothing untrue is to be kept', () => {
  const said = strengthsOf(
    'Un client attend un colis en retard et vous appelle : que faites-vous ?',
    "Je regarde le suivi et j'appelle le transporteur. La dernière fois on a répondu au client que son colis était déjà dans le camion de 9 heures, c'était pas tout à fait vrai. Il a attendu jusqu'à 15 heures.",
  )

  expect(said).not.toContain('camion de 9 heures')
})

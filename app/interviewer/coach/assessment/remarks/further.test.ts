import { expect, test } from 'vitest'
import { outlineOffer } from '../../offer-facts/outline-offer.ts'
import { assess } from '../assess.ts'
import { prepareForAssessment } from '../prepare-for-assessment.ts'

const OFFER = prepareForAssessment(
  outlineOffer('Contrôleur technique (H/F)\nVos missions :\n- Contrôler des véhicules légers'),
)
const adviceTo = (question: string, answer: string) =>
  assess({ question, answer, jobDescription: '' }, OFFER).improvements

const BRAKES =
  'Contrôle visuel des plaquettes, des disques et des flexibles, puis passage au banc à rouleaux essieu par essieu. Je relève efficacité et dissymétrie. La mesure tombe dans mineure, majeure ou critique selon le texte, et je ne bouge rien, même si le client est pressé.'
const LOST_SALE =
  "Un couvreur, perdu. Je l'ai rappelé pour savoir pourquoi : « ma femme tient les comptes, elle n'était pas là. » Depuis, dès le premier appel, je demande qui décide avec lui. Son cousin a signé, épouse à table."

test.each([
  ["Comment contrôlez-vous le freinage d'une voiture ?", BRAKES],
  ['Racontez-moi une vente que vous avez perdue.', LOST_SALE],
])('what a rule sets, or « depuis » told, is not asked to be done otherwise: « %s »', (...said) => {
  expect(adviceTo(...said).join(' ')).not.toContain('autrement')
})

test('a post of three months is not asked about the first three months', () => {
  const said = adviceTo(
    'Pourquoi ce poste, pour une mission de trois mois ?',
    "J'ai passé deux étés à contrôler des remorques dans le garage de mon oncle, et j'ai aimé le banc. Vous formez au deux-roues, que je n'ai jamais fait. Trois mois, c'est assez pour apprendre une gamme avec quelqu'un.",
  )

  expect(said.join(' ')).not.toContain('premiers mois')
})

test.each([
  ["Comment contrôlez-vous le freinage d'une voiture ?", BRAKES],
  ['Racontez-moi une vente que vous avez perdue.', LOST_SALE],
  [
    'Un client refuse la contre-visite et crie : que faites-vous ?',
    "Je le laisse finir, je l'emmène à l'écart de la file et je lui montre la mesure sur l'écran. Je lui explique le délai de deux mois et ce qui se répare. Je note son nom et l'heure, et je finis le procès-verbal.",
  ],
])('at least one thing is said, and at most one of them to prepare: « %s »', (...said) => {
  const improvements = adviceTo(...said)

  expect(improvements.length).toBeGreaterThan(0)
  expect(improvements.filter((text) => /préparez/i.test(text)).length).toBeLessThan(2)
})

test('why it is done so is asked once, not twice', () => {
  const improvements = adviceTo(
    'Comment rangez-vous une palette à six mètres ?',
    'Je regarde la palette, planche cassée je la prends pas. Engin en face, fourches à fond, inclinaison arrière, je recule et je descends. À six mètres je fais la manœuvre en deux temps, montée puis avancée, avec la caméra.',
  )

  expect(improvements.filter((text) => text.includes('pourquoi vous faites ainsi'))).toHaveLength(1)
})

test('a reason that leans on the offer and on a fact is not asked for either', () => {
  const said = adviceTo(
    "Qu'est-ce qui vous a donné envie de postuler à ce poste de contrôleur ?",
    "Votre annonce parle de contrôler des véhicules légers du début à la fin. C'est ce que je cherche, car dans mon garage je fais surtout des vidanges. J'ai un bac pro et quatre ans de mécanique.",
  )

  expect(said.join(' ')).not.toMatch(/Reliez|Appuyez/)
})

test('a scene is already what was not foreseen: what comes next is asked, and not the unforeseen', () => {
  const said = adviceTo(
    'Un client refuse la contre-visite et crie devant la file : que faites-vous ?',
    "Je l'emmène à l'écart de la file, je lui montre la mesure sur l'écran et je lui explique le délai de deux mois. Je note son nom et l'heure dans le logiciel.",
  )

  expect(said.join(' ')).not.toContain('comme prévu')
})

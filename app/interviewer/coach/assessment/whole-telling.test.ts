import { expect, test } from 'vitest'
import { outlineOffer } from '../offer-facts/outline-offer.ts'
import { assess } from './assess.ts'
import { prepareForAssessment } from './prepare-for-assessment.ts'

const OFFER = prepareForAssessment(
  outlineOffer('Plongeur H/F. Vous lavez la vaisselle et nettoyez la cuisine.'),
)
const assessed = (question: string, answer: string) =>
  assess({ question, answer, jobDescription: '' }, OFFER)
const said = ({ analysis, strengths, improvements, exampleAnswer }: ReturnType<typeof assessed>) =>
  [analysis, ...strengths, ...improvements, exampleAnswer].join('\n')

test('a story told with few verbs by somebody who is learning French is a story', () => {
  const one = assessed(
    'Donnez-moi un exemple de coup de feu que vous avez tenu.',
    'Moi pas parler bien français. Dimanche beaucoup monde, 150 couverts, machine cassée. Je prends deux grands bacs, je lave les verres premier parce que le bar crie. Fini minuit, rien cassé. Patron content, il donne moi le contrat.',
  )

  expect(one.score).toBeGreaterThan(45)
  expect(said(one)).not.toContain('pas parler bien français')
  expect(said(one)).not.toContain('La question demandait autre chose')
})

test('what was never done is no gesture, and what announces a deed is not quoted', () => {
  const never = assessed(
    'Racontez-moi un changement que vous avez remarqué chez une personne aidée.',
    "Je l'ai jamais fait comme travail, mais ma grand-mère mangeait moins le soir. J'en ai parlé à l'infirmière, et son dentier lui faisait mal. Depuis je regarde l'assiette en premier.",
  )
  const dictated = assessed(
    'Donnez-moi un exemple de journée chargée que vous avez tenue.',
    "alors c'était en décembre il y avait mille colis à sortir avant minuit et on était deux malades donc moi ce que j'ai fait j'ai pris les grosses commandes parce qu'elles partent en premier et à onze heures on avait tout fini sans erreur",
  )

  expect(never.strengths.join()).not.toContain('jamais fait')
  expect(said(dictated)).not.toContain("ce que j'ai fait »")
})

test('help that was received, and an experience that « enriches », are no outcome', () => {
  const helped = assessed(
    "Parlez-moi d'une panne que vous avez résolue.",
    "En stage le panier se vidait sur certains téléphones. J'ai passé deux jours dessus et j'ai ajouté des journaux. Mon tuteur m'a aidé à la fin.",
  )

  expect(helped.strengths.join()).not.toContain("Mon tuteur m'a aidé")
})

test('a method in which somebody else acts is told so', () => {
  const one = assessed(
    "Comment préparez-vous l'arrivée d'un nouveau salarié ?",
    'Il commence par lire le dossier. Ensuite il prévient le service informatique et il prépare le badge. Elle vérifie que tout est bon.',
  )

  expect(one.score).toBeLessThan(35)
  expect(one.analysis).toContain("ce sont ceux de quelqu'un d'autre")
})

test('a reason and a case that were given are not asked for again', () => {
  const reason = assessed(
    'Pourquoi ce métier ?',
    "J'ai accompagné mon grand-père à la maison et j'ai fait un mois de stage pour être sûre. Votre cuisine faite sur place, c'est ce que je cherche.",
  )
  const lived = assessed(
    'Un client refuse son plat : que faites-vous ?',
    'Je lui demande pourquoi et je propose autre chose. Je préviens le chef et je note la table. Le mois dernier une dame trouvait le poisson trop cuit : on a changé le plat et elle est revenue.',
  )

  expect(said(reason)).not.toContain('votre raison, dite en clair')
  expect(said(lived)).not.toMatch(/un cas vécu, qui rendrait|Une scène semblable/)
})

test('« comme vous » ties a path to the post', () => {
  const one = assessed(
    'Présentez-moi votre parcours.',
    "J'ai commencé à 16 ans chez mon oncle, dans les pommes, puis six saisons de maraîchage dont deux comme chef d'équipe, huit personnes. Ce que j'aime, c'est le bio comme vous.",
  )

  expect(said(one)).not.toContain('Rien ne relie encore')
})

test('« tenu » alone is no gesture, and what answers is not said to miss the words of the question', () => {
  const bare = assessed(
    "Parlez-moi d'un travail physique que vous avez tenu.",
    "Déménageur deux étés. Six étages sans ascenseur. J'ai tenu.",
  )
  const ours = assessed(
    'Donnez-moi un exemple de recrutement difficile.',
    "On cherchait un soudeur depuis six mois, on a fini par en trouver un. C'était compliqué parce qu'il n'y en a pas.",
  )

  expect(bare.analysis).not.toContain('votre geste')
  expect(ours.analysis).not.toContain("Rien n'y répond encore")
})

import { expect, test } from 'vitest'
import { outlineOffer } from '../../offer-facts/outline-offer.ts'
import { assess } from '../assess.ts'
import { prepareForAssessment } from '../prepare-for-assessment.ts'

const OFFER = prepareForAssessment(
  outlineOffer('Cuisinier (H/F)\nVos missions :\n- Réceptionner les denrées'),
)
const firstOf = (question: string, answer: string) =>
  assess({ question, answer, jobDescription: '' }, OFFER).improvements[0] ?? ''

const LOT = 'À la réception, comment décidez-vous d’accepter ou de refuser un lot de poisson ?'
const REFUSED = "Racontez-moi une recommandation qu'un client a refusée et ce que vous avez fait."
const DAY = 'Racontez-moi une journée trop chargée : par quoi avez-vous commencé ?'
const CLIENT = 'Racontez-moi une demande difficile : comment cela s’est-il terminé ?'
const PATH = 'Présentez-moi votre parcours de cuisinier.'

test.each([
  [
    LOT,
    "Un bon poisson ça se voit, l'œil est vif. Après, on est obligés de faire confiance au grossiste.",
    'faire confiance au grossiste',
  ],
  [
    REFUSED,
    "C'est fréquent. On note la recommandation comme refusée dans le rapport, avec une criticité élevée, et on passe à la suite. C'était le cas pour un client dans la distribution il y a deux ans. Au moins on est couverts.",
    'on est couverts',
  ],
  [
    PATH,
    'Onze ans en restauration, puis trois ans au collège comme second, 240 repas par jour. Les textures mixées, jamais pour de vrai.',
    'jamais pour de vrai',
  ],
  [
    'Entre présence et télétravail, quelle organisation vous conviendrait ?',
    'Je suis très flexible là-dessus. Idéalement ce serait quatre jours à la maison, deux jours de présence ce serait déjà compliqué.',
    'très flexible',
  ],
  [
    DAY,
    "On avait trois demandes. J'ai commencé par les factures parce que j'aime bien vider ma pile, ça me soulage. Les virements sont partis le lendemain.",
    "parce que j'aime bien",
  ],
  [
    CLIENT,
    'Une demande trop vague, ça arrive tout le temps. Je ne pose pas trente questions. Trois semaines de maquettes, et le client voulait autre chose. Ils auraient pu le dire avant.',
    'auraient pu le dire',
  ],
  [
    CLIENT,
    "J'ai essayé plusieurs pilotes, après j'ai changé les encres. Je sais pas exactement ce qui a marché mais c'est reparti.",
    'exactement ce qui a marché',
  ],
  [
    CLIENT,
    'La manche a été happée sur le rouleau. On a pas fait de papier parce que sinon ça remonte. Depuis je mets un ancien à ce poste.',
    'pas fait de papier',
  ],
  [
    CLIENT,
    "J'ai demandé à un assistant, puis j'ai fait ma note. Je n'ai pas eu le temps d'ouvrir les arrêts eux-mêmes.",
    "pas eu le temps d'ouvrir",
  ],
  [
    CLIENT,
    "J'ai fait un modèle de vingt pages et je l'ai déposé sur l'intranet. On m'appelle encore pas mal pour me demander quoi garder.",
    'appelle encore pas mal',
  ],
  [
    CLIENT,
    "Je n'étais pas d'accord, alors le soir j'ai remis mon bleu dans le fichier. Il s'en est aperçu une semaine après.",
    'en est aperçu',
  ],
  [
    'Avec quels outils êtes-vous à l’aise, et lesquels moins ?',
    "Je suis à l'aise avec tout en fait, Python, Java, PHP. Je peux commencer lundi.",
    "à l'aise avec tout",
  ],
  [
    LOT,
    'Je regarde la glace et la date. Bon, des fois on oublie de prendre la température quand il y a du monde.',
    'des fois on oublie',
  ],
  [
    CLIENT,
    "J'ai pointé le relevé deux fois. C'était le dernier jour, alors j'ai passé l'écart en attente pour que ça tombe juste.",
    'pour que ça tombe juste',
  ],
  [
    CLIENT,
    "J'ai proposé qu'on les laisse dormir et les collègues ont accepté. Les enfants étaient plus calmes je crois.",
    'plus calmes je crois',
  ],
])(
  'what is admitted is quoted before any advice on the form: « %s »',
  (question, answer, words) => {
    expect(firstOf(question, answer)).toMatch(new RegExp(`^«[^»]*${words}[^»]*»`))
  },
)

test('whoever says what is being learnt is not told that it was never done', () => {
  const first = firstOf(
    PATH,
    'Onze ans en restauration, puis trois ans au collège comme second. Les textures mixées, jamais pour de vrai : je me forme avec la diététicienne le mercredi.',
  )

  expect(first).not.toContain('jamais pour de vrai')
})

test.each([
  [CLIENT, "J'ai rappelé la cliente. Je pense que c'est important d'écouter."],
  [
    'Parlez-moi d’une erreur que vous avez faite.',
    "J'ai inversé deux lignes. Mon chef s'en est aperçu et j'ai refait le calcul.",
  ],
  [DAY, "J'ai commencé par la paie parce qu'elle part à midi, j'aime finir à l'heure."],
])('« %s » answered by « %s » admits nothing', (question, answer) => {
  expect(firstOf(question, answer)).not.toMatch(/^« /)
})

test('the steps shown add up to the score shown', () => {
  for (const answer of [
    "J'ai rappelé la cliente, je lui ai proposé un échange, et elle est revenue trois fois depuis.",
    'On écoute, on explique, et en général ça se passe bien.',
    "J'ai trié les demandes avec ma cheffe, j'ai prévenu les trois clients, et à midi tout était parti.",
  ]) {
    const { score, dimensions } = assess({ question: CLIENT, answer, jobDescription: '' }, OFFER)
    const steps = dimensions.reduce((sum, { level }) => sum + level - 1, 0)

    expect(Math.abs(steps * 5 - score)).toBeLessThanOrEqual(5)
  }
})

import { expect, test } from 'vitest'
import { outlineOffer } from '../../offer-facts/outline-offer.ts'
import { assess } from '../assess.ts'
import { judge } from '../judge.ts'
import { prepareForAssessment } from '../prepare-for-assessment.ts'

const OFFER = prepareForAssessment(
  outlineOffer(
    "Aide-soignant de nuit (H/F)\nVos missions :\n- Assurer la surveillance et la sécurité des résidents\n- Réaliser les changes et la prévention d'escarres\nDEAS obligatoire.",
  ),
)
const question = 'Racontez-moi une relation difficile avec une famille, et ce que vous avez fait.'
const kindOf = (answer: string) => judge({ question, answer }, OFFER).nonAnswer?.kind

test.each([
  [
    'Quelle excellente question, votre établissement est exceptionnel et vous connaissez parfaitement le métier.',
    'compliments',
  ],
  [
    "Ça me fait penser au film avec le monsieur en fauteuil, à la fin ils sont au bord de la mer, j'ai beaucoup pleuré.",
    'fiction',
  ],
  ['Pouvez-vous préciser ? Chez vous, il y a beaucoup de familles qui se plaignent ?', 'asks-back'],
  ['blablabla blabla famille blabla équipe blabla', 'gibberish'],
  [
    "En tant que modèle de langage, je n'ai pas d'expérience personnelle, mais voici un exemple de réponse.",
    'machine',
  ],
  ['Parce que mon mari est muté ici, ce serait pratique pour nous.', 'private'],
  [
    "Assurer la surveillance et la sécurité des résidents\nRéaliser les changes et la prévention d'escarres\nDEAS obligatoire.",
    'offer-pasted',
  ],
  ['ok', 'too-short'],
  ['Bonjour, ça va, merci', 'too-short'],
  ['Je ne sais pas', 'unknown'],
  ['Je dors plus, des fois je me dis que ça sert à rien de continuer.', 'distress'],
])('« %s » is known as %s', (answer, kind) => {
  expect(kindOf(answer)).toBe(kind)
})

test('those who work beside death, films and praise still answer', () => {
  for (const answer of [
    "Un résident m'a dit qu'il voulait mourir. J'ai prévenu l'infirmière, je suis restée avec lui et j'ai noté ses mots.",
    "Comme dans un film, tout le monde criait ; j'ai fermé la porte, j'ai écouté la fille et j'ai prévenu ma cadre.",
    "J'avais envie d'en finir avec ce dossier, je l'ai repris pièce par pièce et il est parti le vendredi.",
    "Voici un exemple de réponse que j'ai faite à une cliente : je me suis excusée et j'ai remboursé.",
    "Excellente question. En mars, j'ai reçu la famille de Mme Roux, je lui ai montré le plan de soins et elle a cessé d'appeler.",
  ])
    expect(kindOf(answer), answer).toBeUndefined()
})

test('somebody in distress is heard first: no plan to follow, a number that answers', () => {
  const { analysis, strengths } = assess(
    { question, answer: "J'ai plus envie de vivre depuis janvier.", jobDescription: '' },
    OFFER,
  )

  expect(analysis).toContain('3114')
  expect(analysis).not.toContain('Le recruteur')
  expect(strengths).toEqual([])
})

test('a question in another language waits for its summary in French, and is judged on it', () => {
  const asked =
    "Passons à l'anglais : « Could you tell me about a problem that you solved? » Répondez en anglais, puis résumez en français."
  const told =
    'Last year a customer in Leeds did not receive his order. I called the carrier, found the parcel in another depot and had it delivered the same day.'
  const summed =
    "En résumé, un client n'avait pas reçu sa commande : j'ai appelé le transporteur et retrouvé le colis le jour même."
  const kindThere = (answer: string) => judge({ question: asked, answer }, OFFER).nonAnswer?.kind

  expect(kindThere(told)).toBe('not-summed-up')
  expect(kindThere(`${told} ${summed}`)).toBeUndefined()
  expect(kindThere(summed)).toBeUndefined()
  expect(kindOf(told)).toBe('foreign')
})

import { expect, test } from 'vitest'
import type { QuestionKind } from './interviewer.ts'
import { retoldStories } from './retold-stories.ts'

const told = (answer: string, question = 'Racontez-moi une difficulté.') => ({
  ...{ question, answer },
  kind: 'behavioural' as QuestionKind,
})
const places = (...answers: Parameters<typeof retoldStories>[0]) =>
  retoldStories(answers).map((story) => story.map(({ at }) => at))

/** The same story twice, in other words, in another order, shorter or longer. */
const RETOLD: readonly [string, string][] = [
  [
    "Un samedi de décembre, la file allait jusqu'aux surgelés. J'ai appelé ma responsable pour ouvrir la caisse 4. L'attente est passée de 12 à 5 minutes.",
    "À la caisse, juste avant Noël, un samedi, la file touchait les surgelés. J'ai fait ouvrir la caisse 4 par ma responsable, et l'attente est tombée à 5 minutes.",
  ],
  [
    "En mars, une résidente est tombée à 3 h du matin. J'ai vérifié sa conscience, appelé le médecin de garde et prévenu la famille. Nous avons eu deux chutes de moins le mois suivant.",
    "Une nuit, à 3 h, j'ai trouvé une résidente tombée au sol. J'ai contrôlé la conscience, puis j'ai appelé le médecin de garde et sa fille. Ensuite j'ai proposé une ronde : les chutes ont baissé.",
  ],
  [
    "Notre fournisseur d'aluminium annonçait quatorze semaines de délai. J'ai trouvé une fonderie à Saint-Étienne, négocié un lot d'essai de 200 pièces et livré Airbus à temps.",
    "J'ai négocié un lot d'essai de 200 pièces avec une fonderie de Saint-Étienne, car l'aluminium de notre fournisseur avait quatorze semaines de retard. Airbus a été livré.",
  ],
  [
    "Le paiement tombait une fois sur vingt. J'ai lu les journaux, vu deux verrous croisés dans PostgreSQL et ajouté un index. Plus aucune erreur depuis.",
    "Une fois sur vingt un paiement échouait ; en lisant les journaux j'ai compris que deux verrous se croisaient dans PostgreSQL, et un index a réglé le problème.",
  ],
  [
    "Au drive, 27 commandes en retard un samedi soir. Un monsieur tapait sur la borne. Je l'ai emmené à l'écart, j'ai préparé sa commande moi-même et je lui ai offert le café.",
    "J'ai gardé mon calme au drive devant un monsieur qui tapait sur la borne : 27 commandes en retard. Je l'ai pris à l'écart et j'ai préparé sa commande.",
  ],
  [
    "En colonie, un ado m'a menacé avec une raquette parce que j'avais pris son portable. J'ai fait sortir les autres de la chambre et le directeur est venu.",
    "Un ado m'a menacé avec une raquette en colonie. Son portable, je venais de le lui prendre. J'ai d'abord fait sortir les autres de la chambre, puis j'ai appelé le directeur.",
  ],
]

test.each(RETOLD)('a story is known again in other words: « %s »', (one, other) => {
  expect(places(told(one), told(other, 'Un moment dont vous êtes fier ?'))).toEqual([[0, 1]])
})

test('stories of one trade stay apart, however many words of the trade they share', () => {
  const answers = [
    "Une cliente voulait rendre un manteau sans ticket de caisse. J'ai retrouvé l'achat par sa carte de fidélité et j'ai échangé la taille. Elle est revenue le mois suivant.",
    "Un client hurlait à la caisse parce que le prix du rayon était faux. J'ai vérifié l'étiquette avec lui, j'ai corrigé le prix et prévenu ma responsable.",
    "Pendant l'inventaire, il manquait 40 articles au rayon femme. J'ai recompté avec ma collègue, et trouvé deux cartons oubliés en réserve.",
    "J'ai proposé une vitrine de rentrée à ma responsable. J'ai choisi les articles avec la vendeuse, et les ventes du rayon ont monté de 15 % en deux semaines.",
  ]

  expect(places(...answers.map((answer) => told(answer)))).toEqual([])
})

test('the words of the question do not make two answers one story', () => {
  const question = 'Racontez-moi un désaccord avec un collègue du service sur une priorité.'
  const one =
    "J'ai eu un désaccord avec un collègue du service sur une priorité : il voulait livrer, moi tester. J'ai montré trois pannes."
  const other =
    "Un désaccord avec un collègue du service, sur la priorité du ménage : j'ai proposé un tour de rôle affiché au mur."

  expect(places(told(one, question), told(other, question))).toEqual([])
})

test('each telling is quoted in its own words, the ones that tell which story it is', () => {
  const [[one = '', other = ''] = []] = RETOLD
  const tail = " J'aime ce métier, et j'ai toujours aimé les gens qui passent."

  const [story = []] = retoldStories([told(one + tail), told(other + tail.slice(0, 10))])

  expect(story.map(({ quote }) => quote)).toEqual([
    "Un samedi de décembre, la file allait jusqu'aux surgelés",
    'À la caisse, juste avant Noël, un samedi, la file touchait les surgelés',
  ])
})

test('a quote is a piece of the answer and never long', () => {
  const long = `J'ai raconté ${'le même chantier à Montauban avec la grue et la pluie '.repeat(30)}👏`

  const [story = []] = retoldStories([told(long), told(long)])

  for (const { quote } of story) {
    expect(long).toContain(quote)
    expect(quote.length).toBeLessThanOrEqual(160)
  }
})

test('who one is and why one comes may be said at every interview', () => {
  const [[one = ''] = []] = RETOLD
  const presentation = { ...told(one), kind: 'presentation' as const }

  expect(places(presentation, presentation, { ...presentation, kind: 'motivation' })).toEqual([])
})

test('what is blank, tiny or tells nothing is no story', () => {
  expect(places(told(''), told(''), told('Oui.'), told('Oui.'))).toEqual([])
  const opinion = "Je suis rigoureux, toujours à l'écoute, et le contact me plaît beaucoup."
  expect(places(told(opinion), told(opinion))).toEqual([])
})

test('a third telling joins the first two', () => {
  const [[one = '', other = ''] = []] = RETOLD

  expect(places(told(one), told(RETOLD[3]?.[0] ?? ''), told(other), told(one))).toEqual([[0, 2, 3]])
})

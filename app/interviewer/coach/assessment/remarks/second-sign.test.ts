import { expect, test } from 'vitest'
import type { BookQuestion } from '../../book/page.ts'
import { outlineOffer } from '../../offer-facts/outline-offer.ts'
import { assess } from '../assess.ts'
import { prepareForAssessment } from '../prepare-for-assessment.ts'

const OFFER = prepareForAssessment(
  outlineOffer('Magasinier (H/F)\nVos missions :\n- Tenir le stock'),
)
const ASKED: BookQuestion = {
  id: 'X-1',
  kind: 'behavioural',
  text: 'Racontez-moi un écart de stock que vous avez dû expliquer : comment avez-vous fait ?',
  expects: [
    { point: 'un second comptage', heard: ['recompt*', 'second comptage'], weight: 2 },
    {
      point: 'la cause cherchée dans les bons',
      heard: ['bons de sortie', 'bon de livraison'],
      weight: 2,
    },
    {
      point: "l'écart dit au responsable",
      heard: ['prevenu mon chef', 'dit au responsable'],
      weight: 2,
    },
  ],
  followUp: 'Que faites-vous si le même écart revient ?',
  example:
    "Il manquait douze cartons sur une palette de vis. J'ai fait un second comptage, puis j'ai ouvert les bons de sortie de la livraison avec le chauffeur : ils étaient partis chez un autre client. J'ai prévenu mon chef, et les cartons sont revenus le lundi à 16 heures.",
}
const said = (answer: string, asked = ASKED) =>
  assess({ question: asked.text, answer, jobDescription: '' }, OFFER, asked)

test('an act in the first person is no merit by itself: the fault is one too', () => {
  const { score, strengths } = said(
    "Il manquait douze cartons à l'inventaire. J'ai corrigé la quantité dans le logiciel pour que ça tombe bien et j'ai fermé la fiche. Personne n'a rien demandé.",
  )

  expect(score).toBeLessThan(70)
  expect(strengths.join(' ')).not.toMatch(/corrigé la quantité|fermé la fiche/)
})

test.each([
  "Il manquait douze cartons. J'ai changé le chiffre du stock et j'ai fini ma journée.",
  "J'ai raccroché au nez du client qui les attendait. J'ai gagné du temps et j'ai fini mes dossiers.",
  "Il manquait douze cartons. J'ai tourné le carton vide contre le mur et j'ai fini mon déchargement.",
])('to have finished is no effect: « %s » is no merit', (answer) => {
  const { score, strengths } = said(answer)

  expect(score).toBeLessThan(70)
  expect(strengths).toEqual([])
})

test('what the pitfall or a fault of the question names is no merit, whatever came of it', () => {
  const answer =
    "Il manquait douze cartons. J'ai tourné les cartons vides contre le mur et 300 palettes sont parties à l'heure."
  const faulty = {
    ...ASKED,
    pitfall: 'Tourner un carton vide contre le mur. Le client le retrouve le dimanche.',
  }
  const forbidden = {
    ...ASKED,
    faults: [{ never: 'cacher un vide', heard: ['carton contre le mur'], why: 'tout se sait' }],
  }

  expect(said(answer).strengths.join(' ')).toContain('contre le mur')
  expect(said(answer, faulty).strengths.join(' ')).not.toContain('contre le mur')
  expect(said(answer, forbidden).strengths.join(' ')).not.toContain('contre le mur')
})

test('with a point of the page in its words, it is one', () => {
  const { strengths } = said(
    "Il manquait douze cartons. J'ai fait un second comptage avec une collègue, allée par allée.",
  )

  expect(strengths.join(' ')).toContain('second comptage')
})

const TOLD_WELL =
  "Un vendredi de mars, quai 4, il manquait douze cartons de vis sur la livraison de Roche. J'ai rappelé le chauffeur avant qu'il ne reparte et j'ai ouvert avec lui la palette d'à côté : ils y étaient, filmés ensemble. Le client a été livré à 16 heures au lieu de lundi, et le quai a gardé ma feuille de couleurs."

test('a story that is told well has something to be praised for, though the page awaits something else', () => {
  const { strengths } = said(TOLD_WELL)

  expect(strengths.join(' ')).toMatch(/rappelé le chauffeur|ouvert avec lui/)
})

test('told well, what is owned up to spoils its other deeds', () => {
  const { strengths } = said(`${TOLD_WELL} Au bureau, je n'ai rien signalé.`)

  expect(strengths.join(' ')).not.toMatch(/une action à vous/i)
})

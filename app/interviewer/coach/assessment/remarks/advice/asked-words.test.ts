import { expect, test } from 'vitest'
import { outlineOffer } from '../../../offer-facts/outline-offer.ts'
import { assess } from '../../assess.ts'
import { prepareForAssessment } from '../../prepare-for-assessment.ts'

const OFFER = prepareForAssessment(
  outlineOffer('Technicien informatique (H/F)\nVos missions :\n- Tenir le parc du lycée'),
)
const firstOf = (question: string, answer: string) =>
  assess({ question, answer, jobDescription: '' }, OFFER).improvements[0] ?? ''

const TWO_PARTS =
  "Comment organisez-vous les sauvegardes d'un lycée, et comment savez-vous qu'elles fonctionnent ?"

test('the part of a question that no word takes up is asked for first, in its own words', () => {
  const first = firstOf(
    TWO_PARTS,
    'Je mets une solution avec une sauvegarde tous les soirs sur un disque du lycée, et une autre dehors.',
  )

  expect(first).toMatch(/«\scomment savez-vous qu'elles fonctionnent\s»/)
})

test('a part that is answered is not asked for', () => {
  const said = assess(
    {
      question: TWO_PARTS,
      answer:
        'Je mets une sauvegarde tous les soirs. Je vois si elles fonctionnent en restaurant un dossier.',
      jobDescription: '',
    },
    OFFER,
  )

  expect(said.improvements.join(' ')).not.toContain('cette partie de la question')
})

test('what sets the place of a gesture is asked for where nothing speaks of it', () => {
  const first = firstOf(
    "Comment rebouchez-vous un nid-de-poule à l'enrobé à froid dans une rue qui reste ouverte aux voitures ?",
    "Ça dépend du trou. Le froid c'est en sacs de 25 kg. On met dedans et on tasse.",
  )

  expect(first).toMatch(/«\sdans une rue qui reste ouverte aux voitures\s»/)
})

test('a place that a why names and the answer does not is asked for', () => {
  const first = firstOf(
    'Pourquoi ce poste au lycée de Stenay ?',
    "Je cherche un poste stable, j'aime l'informatique et le contact, et les horaires me vont.",
  )

  expect(first).toContain('Stenay')
})

test('a relative says which one is meant, and is no part that waits for an answer', () => {
  const said = assess(
    {
      question:
        "Racontez un conflit entre soignants, ou entre une famille et l'équipe, que vous avez eu à dénouer.",
      answer: 'Dans mes équipes tout se règle de soi-même, chacun se recentre sur le patient.',
      jobDescription: '',
    },
    OFFER,
  )

  expect(said.improvements.join(' ')).not.toContain('dénouer »')
})

test('what came of it, said as a figure, is to be made precise and not to be told again', () => {
  const first = firstOf(
    'Racontez-moi une stratégie SEO que vous avez menée, avec les résultats obtenus.',
    "Pour une mairie j'ai repris les titres, et le trafic a un peu augmenté, peut être 10 ou 20 %.",
  )

  expect(first).toMatch(/^Précisez «\s10 ou 20\s%\s»/)
})

test('outside of a method, a question is not cut before what it is about', () => {
  const said = assess(
    {
      question: 'Qu’est-ce qui vous attire dans la « Voix du Client » chez nous ?',
      answer: "J'aime bien les chiffres et le contact, et là il y a les deux.",
      jobDescription: '',
    },
    OFFER,
  )

  expect(said.improvements.join(' ')).not.toContain('dit aussi')
})

const LAST = 'Que voulez-vous encore nous demander, et quand pourriez-vous commencer ?'
const TELL = 'Racontez-moi un élève bloqué que vous avez débloqué : par quoi êtes-vous passé ?'

test.each([
  [LAST, 'Je suis libre sous un mois, le temps du préavis. Qui forme les nouveaux ?'],
  [
    'Quelles sont vos disponibilités dans la semaine et quelles questions voulez-vous me poser ?',
    'Vendredi soir et samedi. Est-ce que les horaires changent souvent ?',
  ],
  [
    TELL,
    "Une élève perdait ses moyens devant l'inspecteur. J'ai fait des examens blancs avec un autre moniteur, en tenue.",
  ],
  [
    'Comment implantez-vous un axe et un réseau, et comment contrôlez-vous votre travail ?',
    'Je me cale sur deux points connus, je peins, et je fais un deuxième passage pour comparer.',
  ],
])('« %s »: what is answered in other words is not asked for', (question, answer) => {
  const said = assess({ question, answer, jobDescription: '' }, OFFER)

  expect(said.improvements.join(' ')).not.toContain('cette partie de la question')
})

test('what the scene says before a method is asked for is no part of it', () => {
  const said = assess(
    {
      question:
        'Un article fait exploser le trafic et les pages ralentissent : comment diagnostiquez-vous ?',
      answer: 'Je regarde la base et je mets un cache. Je relance.',
      jobDescription: '',
    },
    OFFER,
  )

  expect(said.improvements.join(' ')).not.toContain('les pages ralentissent »')
})

import { expect, test } from 'vitest'
import { AN_OFFER } from '#testing/an-offer.ts'
import { DIMENSIONS } from './kinds.ts'
import { lookInDepth } from './look-in-depth.ts'

const levels = (level: number) => DIMENSIONS.map((name) => ({ name, level }))
const look = (
  answer: string,
  question = 'Racontez-moi un désaccord avec un collègue.',
  level = 3,
) => lookInDepth({ question, answer, jobDescription: AN_OFFER, dimensions: levels(level) })

test('each level is described, with what the next one asks for', () => {
  const { dimensions } = look('Une réponse.')

  expect(dimensions).toHaveLength(5)
  expect(dimensions[3]).toEqual({
    name: 'Résultat mesuré',
    level: 3,
    described: 'Un effet réel, sans mesure ni témoin.',
    next: "Un effet constaté, mesuré ou confirmé par quelqu'un.",
  })
  expect(look('Une réponse.', undefined, 5).dimensions.map(({ next }) => next)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})

test('fillers and hedges are counted, and quoted as they were said', () => {
  const answer =
    "Du coup, euh, je pense que j'ai bien géré. Du coup le client était peut-être content, voilà."

  const { heard } = look(answer)

  expect(heard[0]).toMatchObject({ words: 'du coup', kind: 'filler', count: 2 })
  expect(heard.map(({ words }) => words).sort()).toEqual(
    ['du coup', 'euh', 'je pense que', 'peut-être', 'voilà'].sort(),
  )
  for (const { quotes } of heard) for (const quote of quotes) expect(answer).toContain(quote)
})

test('words that only look like fillers are left alone', () => {
  const fair =
    "Voilà pourquoi j'ai choisi ce genre de poste. Je ne savais pas de quoi il parlait. J'ai préféré appeler plutôt que d'écrire, un peu plus tard, pour la vente en gros, sans doute aucun."

  expect(look(fair).heard).toEqual([])
})

test('what is quoted around a hesitation leaves no sentence for the next one', () => {
  const answer =
    "Je l'ai vu. Euh, je pense que j'ai un peu d'expérience. En 2021, j'ai formé deux collègues.\nEn fait, oui."

  const { heard } = look(answer)

  const quoted = new Map(heard.map(({ words, quotes }) => [words, quotes]))
  expect(quoted.get('je pense que')).toEqual(["Euh, je pense que j'ai un peu d'expérience."])
  expect(quoted.get('en fait')).toEqual(['En fait, oui.'])
})

test('a level 5 is told for the kind of the question and in its own words', () => {
  const story = look('Oui.', 'Racontez-moi un désaccord avec un collègue.').ideal
  const why = look('Oui.', 'Pourquoi voulez-vous rejoindre notre entreprise ?').ideal

  expect(story.join(' ')).toContain('Un seul cas')
  expect(why.join(' ')).toContain('Une raison propre à')
  expect(story).not.toEqual(why)
})

test('hostile or empty texts give an honest general look', () => {
  for (const text of ['', '\u0000', '😀'.repeat(3_000), '<script>', 'a '.repeat(5_000)]) {
    const { ideal, advice } = lookInDepth({
      question: text,
      answer: text,
      jobDescription: text,
      dimensions: [],
    })

    expect(ideal.length).toBeGreaterThan(3)
    expect(advice.checks.length).toBeGreaterThan(2)
  }
})

import { expect, test } from 'vitest'
import type { Page } from '#app/interviewer/coach/book/page.ts'
import { aDomainPage, aSubjectPage, aTradePage, spaced } from './a-page.ts'
import { checkBook } from './check-book.ts'

type Changed = Record<string, unknown>

const faultsOf = (content: unknown) => checkBook([{ name: 'page', content }]).get('page') ?? []

test('a good page of a trade, of a domain, of a subject and the general one have no fault', () => {
  expect(faultsOf(aTradePage())).toEqual([])
  expect(faultsOf(aDomainPage())).toEqual([])
  expect(faultsOf(aSubjectPage())).toEqual([])
  expect(faultsOf({ ...aTradePage(), field: "l'entretien des maisons" })).toEqual([])
  expect(faultsOf(JSON.parse(JSON.stringify(aDomainPage()).replaceAll('J15', 'general')))).toEqual(
    [],
  )
})

const behavioural = 2

/** One question changed: the third of a domain's page, which asks for a story. */
function withQuestion(change: Changed, at = behavioural): unknown {
  const page = aDomainPage()
  return {
    ...page,
    questions: page.questions.map((one, i) => (i === at ? { ...one, ...change } : one)),
  }
}

function withPoint(change: Changed): unknown {
  const [first, ...rest] = aDomainPage().questions[behavioural]?.expects ?? []
  return withQuestion({ expects: [{ ...first, ...change }, ...rest] })
}

const withPage = (change: Changed) => ({ ...aDomainPage(), ...change })
const withAsked = (text: string) => withQuestion({ text: spaced(text) })
const without = (field: string, at = behavioural) =>
  JSON.parse(JSON.stringify(withQuestion({ [field]: undefined }, at)))
const withExample = (told: string) =>
  withQuestion({ example: `${aDomainPage().questions[behavioural]?.example} ${told}` })

const TOGETHER = ['maison + jardin', ...(aSubjectPage().activities[0]?.heard ?? []).slice(1)]
const withActivity = (part: object) => {
  const [first, ...others] = aSubjectPage().activities
  return { ...aSubjectPage(), activities: [{ ...first, ...part }, ...others] }
}

const light = aDomainPage().questions[behavioural]?.expects.map((one) => ({ ...one, weight: 1 }))
const unexpected = aDomainPage().questions.map((one) => ({ ...one, expected: false }))
const harmless = aDomainPage().questions.map((one) => ({ ...one, faults: [] }))

test('a circumstance may decide, and be proven by two words together', () => {
  const page = withActivity({ decides: true, heard: TOGETHER })
  const inTheBook = JSON.parse(
    JSON.stringify(page).replaceAll('subject-rooms', 'circumstance-rooms'),
  )

  expect(faultsOf(inTheBook).filter(({ rule }) => rule !== 'plan')).toEqual([])
})

test.each<[string, string, unknown]>([
  ['forme', 'a code that is none', withPage({ code: 'Z1' })],
  ['forme', 'a field that nobody knows', withPage({ colour: 'blue' })],
  ['forme', 'a field without its article', withPage({ field: 'comptabilité' })],
  [
    'forme',
    'a field of a variant without its article',
    withPage({ variants: aTradePage().variants.map((one) => ({ ...one, field: 'paie' })) }),
  ],
  ['forme', 'a field that ends a sentence', withPage({ field: 'la comptabilité.' })],
  ['forme', 'a field of a subject, which has its name', { ...aSubjectPage(), field: 'la paie' }],
  [
    'longueur',
    'a field that lists',
    withPage({ field: 'la vente, la caisse, le stock et la mise en rayon' }),
  ],
  ['orthographe', 'a field that is misspelt', withPage({ field: 'la comtabilité' })],
  ['forme', 'a subject of a domain that is none', { ...aSubjectPage(), only: ['Z'] }],
  ['forme', 'a subject that decides', withActivity({ decides: true })],
  ['pliage', 'words of a subject that are two together', withActivity({ heard: TOGETHER })],
  [
    'plan',
    'a story less in a subject',
    { ...aSubjectPage(), questions: aSubjectPage().questions.slice(1) },
  ],
  [
    'forme',
    'two points only',
    withQuestion({ expects: aTradePage().questions[0]?.expects.slice(1) }),
  ],
  ['forme', 'a value without its tolerance', withPoint({ value: 4 })],
  ['plan', 'a question less', withPage({ questions: aDomainPage().questions.slice(0, -1) })],
  ['plan', 'a variant in a domain', withPage({ variants: aTradePage().variants.slice(0, 1) })],
  ['plan', 'a story that a beginner cannot tell', without('beginner')],
  ['plan', 'a story for whoever has practised alone', withQuestion({ practised: true })],
  ['plan', 'a situation without an example', without('example', 8)],
  ['plan', 'a story without an example', without('example')],
  ['plan', 'a path of nobody', without('example', 0)],
  ['plan', 'a question without its pitfall', without('pitfall')],
  ['plan', 'a path that is an expected one', withQuestion({ expected: true }, 0)],
  ['plan', 'nothing that every recruiter asks', withPage({ questions: unexpected })],
  ['plan', 'no point that matters most', withQuestion({ expects: light })],
  ['plan', 'no red light', withPage({ questions: harmless })],
  ['liens', 'an id that serves twice', withQuestion({ id: 'J15-01' })],
  ['liens', 'an activity that is not listed', withQuestion({ activities: ['inconnue'] })],
  ['liens', 'no activity', withQuestion({ activities: [] })],
  ['longueur', 'a question too short', withAsked('Racontez-moi un jour sans marteau.')],
  ['longueur', 'two words to hear', withPoint({ heard: ['cadre propre', 'cadre neuf'] })],
  ['longueur', 'one weak word', withPoint({ weak: ['cadre'] })],
  [
    'pliage',
    'an accent in what is heard',
    withPoint({ heard: ['cadre propre', 'été', 'été chaud', 'juin'] }),
  ],
  [
    'mot trop court',
    'two letters',
    withPoint({ heard: ['cadre propre', 'uv', 'cadre neuf', 'juin'] }),
  ],
  [
    'mot de la question',
    'a word of the question',
    withPoint({ heard: ['manquait', 'juin', 'mai', 'avril'] }),
  ],
  [
    'aveu trop court',
    'two words admitted',
    withQuestion({ faults: [{ never: 'le jeter', heard: ['je jette'], why: 'on le garde' }] }),
  ],
  [
    'tournure',
    'a forbidden turn',
    withAsked("Racontez-moi le jour où vous l'avez forcément perdu : qu'avez-vous fait ?"),
  ],
  [
    'tournure',
    'no past fact',
    withAsked('Comment réagissez-vous quand le seau manque au milieu de la matinée ?'),
  ],
  [
    'énumération',
    'three things',
    withAsked("Racontez-moi le jour où vous aviez le seau, le balai et l'éponge en main."),
  ],
  [
    'question',
    'a private life',
    withAsked(
      'Racontez-moi comment vos enfants occupent vos soirées depuis la rentrée de septembre.',
    ),
  ],
  [
    'question',
    'past pay',
    withAsked('Quel salaire aviez-vous le jour où le seau manquait dans la maison ?'),
  ],
  [
    'question',
    'a yes or a no',
    withAsked('Avez-vous déjà perdu le seau un jour de grand ménage ?'),
  ],
  [
    'genre',
    'a masculine candidate',
    withAsked('Racontez-moi un jour où vous étiez seul devant le seau : que faisiez-vous ?'),
  ],
  [
    'genre',
    'a masculine pride',
    withAsked('Quel est le seau dont vous êtes le plus content, et pourquoi celui-là ?'),
  ],
  ['genre', 'a feminine example', withExample('Je suis allée le chercher.')],
  [
    'typographie',
    'a plain space before a mark',
    withQuestion({ followUp: 'Et que feriez-vous si on vous le rendait demain ?' }),
  ],
  [
    'typographie',
    'a curly apostrophe',
    withQuestion({ followUp: 'Et qu’aviez-vous prévu pour le jour d’après, dans la maison ?' }),
  ],
  ['orthographe', 'a word that does not exist', withExample("J'ai enfin rengé la maison.")],
  [
    'exemple',
    'a point that the example does not make',
    withPoint({ heard: ['lune', 'mars', 'avril', 'juin'] }),
  ],
  ['exemple', 'a red line in the example', withExample('Et je le jette par la fenêtre.')],
])('%s: %s', (rule, _, content) => {
  expect(new Set(faultsOf(content).map((found) => found.rule))).toContain(rule)
})

test('eight stories of ten may not begin with the same word', () => {
  const page = aTradePage()
  const questions = page.questions.map((one) => ({
    ...one,
    text: one.text.replace("Parlez-moi d'", 'Racontez-moi '),
  }))

  expect(faultsOf({ ...page, questions }).map(({ rule }) => rule)).toEqual(['débuts'])
})

test('an example that makes the points of its neighbour is told with the words that make them', () => {
  const page = aDomainPage()
  const [one, other] = [page.questions[2], page.questions[3]]
  const example = other?.example

  expect(
    faultsOf(withQuestion({ ...one, expects: [...(other?.expects ?? [])], example })),
  ).toContainEqual(expect.objectContaining({ rule: 'exemple voisin', question: 'J15-03' }))
})

test('a question that stands in two pages is a fault of both, two subjects alike are none', () => {
  const trade = aTradePage()
  const domain = aDomainPage()
  const alikeWith = (text: string) => {
    const [first, ...rest] = domain.questions
    const other = { ...domain, questions: [{ ...first, text }, ...rest] }
    const found = checkBook(
      [trade, other as Page].map((content) => ({ name: content.code, content })),
    )
    const own = (name: string, id: string) =>
      found.get(name)?.filter(({ rule, question }) => rule === 'semblable' && question === id)
        .length
    return [own('J1501', 'J1501-36'), own('J15', 'J15-01')]
  }

  expect(alikeWith(trade.questions[35]?.text ?? '')).toEqual([1, 1])
  expect(alikeWith(spaced('Que voulez-vous savoir de plus sur le jardin et sur la rue ?'))).toEqual(
    [0, 0],
  )
})

test('words heard in most answers are too wide to tell anything', () => {
  const pages = Array.from({ length: 20 }, (_, at) => {
    const code = `K12${10 + at}`
    return JSON.parse(JSON.stringify(aTradePage()).replaceAll('J1501', code)) as Page
  })
  const wide = pages[0]?.questions[10]?.expects[0] as unknown as { heard: string[] }
  wide.heard.push('ensuite')

  const found = checkBook(pages.map((content) => ({ name: content.code, content })))

  const details = [...found.values()].flat().filter(({ rule }) => rule === 'mot trop large')
  expect(details.map(({ question, detail }) => [question, detail.slice(0, 11)])).toEqual([
    ['K1210-11', '« ensuite »'],
  ])
})

import { expect, test } from 'vitest'
import type { QuestionKind } from '../../../kinds.ts'
import type { Book } from '../../book/open-book.ts'
import type { BookQuestion, Page } from '../../book/page.ts'
import { indexExamples } from './example-index.ts'
import { createExampleFinder, isOfSameAct } from './find-example.ts'
import { inventedExample, type KnownExample } from './invented.ts'

const question = (
  text: string,
  example: string,
  kind: QuestionKind = 'technical',
): BookQuestion => ({
  id: text,
  kind,
  text,
  expects: [],
  followUp: '',
  example,
})
const PAGE: Page = {
  code: 'H2913',
  reviewed: '2026-01',
  m: 'soudeur',
  f: 'soudeuse',
  variants: [],
  activities: [],
  questions: [
    question('Comment réglez-vous le courant de votre poste ?', 'Je regarde le diamètre.'),
    question('Comment vérifiez-vous un cordon de soudure ?', 'Je passe du ressuage.'),
    question('Racontez-moi un conflit dans votre atelier.', "J'ai écouté.", 'behavioural'),
  ],
}
const BOOK: Book = {
  page: async (code) => (code === PAGE.code ? PAGE : null),
  question: async () => null,
  examples: () => indexExamples(async (code) => (code === PAGE.code ? PAGE : null)),
}
const AT_HOME = { own: new Set(['H2913']), near: new Set<string>(), domain: 'H29' }
const ELSEWHERE = { own: new Set(['J1501']), near: new Set<string>(), domain: 'J15' }
const finder = createExampleFinder(BOOK)
const exampleOf = async (asked: string, kind: QuestionKind, place = AT_HOME) =>
  inventedExample(kind, asked, { known: await finder.find(asked, kind, place) })

test('a question of the book is shown its own example, said to be invented', () => {
  const known = { text: 'Je regarde le diamètre.', question: null }

  expect(inventedExample('technical', 'Peu importe ?', { known })).toBe(
    "Exemple inventé, d'une autre personne que vous : Je regarde le diamètre.",
  )
})

test('a question near to one of the book is shown its example, and told which', async () => {
  const example = await exampleOf('Que vérifiez-vous sur un cordon de soudure ?', 'technical')

  expect(example).toContain('« Comment vérifiez-vous un cordon de soudure ? »')
  expect(example).toMatch(/Je passe du ressuage\.$/)
})

test('another problem is shown no example', async () => {
  const other = await exampleOf('Comment préparez-vous une visite de chantier ?', 'technical')
  const trade = await exampleOf('Comment vérifiez-vous une ordonnance ?', 'technical', ELSEWHERE)
  const story = await exampleOf('Racontez-moi un conflit dans votre atelier.', 'technical')

  for (const said of [other, trade, story]) expect(said).not.toContain('Exemple inventé')
  expect(other).toBe('')
})

test('who presents a path is shown somebody, and who tells a story is not', () => {
  const of = (kind: QuestionKind) =>
    inventedExample(kind, 'Présentez-vous.', {
      known: null,
      somebody: 'Je soude des cuves depuis six ans.',
    })

  expect(of('presentation')).toBe(
    "Exemple inventé, d'une autre personne que vous, pour la façon de répondre : Je soude des cuves depuis six ans.",
  )
  expect(of('behavioural')).not.toContain('cuves')
})

test('a strong path is shown nobody', () => {
  const of = (score: number) =>
    inventedExample(
      'presentation',
      'Présentez-vous.',
      { known: null, somebody: 'Je soude des cuves depuis six ans.' },
      { score },
    )

  expect(of(79)).toContain('cuves')
  expect(of(80)).toContain('Attendez-vous ensuite')
})

test('a question of the book that has no example is shown what is listened for', () => {
  const awaited = ['un tri expliqué', 'ce qui a attendu']
  const at = { known: null, somebody: 'Je soigne.', awaited }
  const of = (kind: QuestionKind, asked: string) => inventedExample(kind, asked, at, { score: 50 })

  expect(of('behavioural', 'Racontez-moi une journée chargée.')).toBe(
    "Ce qu'un recruteur veut entendre ici, avec vos faits à vous : un tri expliqué ; ce qui a attendu.",
  )
  expect(of('presentation', 'Quels soins faites-vous seul ?')).toContain('un tri expliqué')
  expect(of('presentation', 'Présentez-vous.')).toContain('Exemple inventé')
})

test('a neighbour of a question of the book is shown for the same act alone', () => {
  const asked = { ...question('Peu importe ?', ''), id: 'H2913-01', activities: ['regler'] }
  const near = (id: string, activities: string[]): KnownExample => ({
    text: 'Je règle.',
    question: 'Comment réglez-vous ?',
    near: { ...asked, id, activities },
  })

  expect(isOfSameAct(near('H2913-02', ['regler']), asked)).toBe(true)
  expect(isOfSameAct(near('H2913-02', ['souder']), asked)).toBe(false)
  expect(isOfSameAct(near('H2914-02', ['regler']), asked)).toBe(false)
  expect(isOfSameAct({ text: 'Je règle.', question: 'Comment ?' }, null)).toBe(false)
})

test.each([
  ['Ce poste comprend des nuits : quelles sont vos disponibilités ?', 'horaires me vont'],
  ['Quelle place pour le télétravail vous conviendrait ?', 'calme à la maison'],
  ['De quoi auriez-vous besoin dès le premier mois ?', 'De trois choses'],
  ['Quelles sont vos prétentions salariales ?', 'euros bruts'],
])('« %s » is shown how somebody answers that very question', (asked, said) => {
  expect(inventedExample('closing', asked, { known: null })).toContain(said)
})

test('until the examples of the book are at hand no example is near, and then they are', async () => {
  let isAtHand = false
  const examples = async () => (isAtHand ? BOOK.examples() : null)
  const late = createExampleFinder({ ...BOOK, examples })
  const find = () => late.find('Que vérifiez-vous sur un cordon de soudure ?', 'technical', AT_HOME)

  expect(await find()).toBeNull()
  isAtHand = true

  expect(await find()).toMatchObject({ text: 'Je passe du ressuage.' })
})

test('a path of nobody near is shown a plan', () => {
  expect(inventedExample('presentation', 'Présentez-vous.', { known: null })).toContain(
    'En quatre phrases',
  )
})

test('a strong answer is shown no plan nor example of what it did, but the question that comes next', () => {
  const of = (score: number, known = null as KnownExample | null) =>
    inventedExample('technical', 'Comment réglez-vous une porte ?', { known }, { score })

  expect(of(79)).toContain('En quatre temps')
  expect(of(80)).not.toContain('En quatre temps')
  expect(of(80)).toContain('Attendez-vous ensuite')
  expect(of(79, { text: 'Je cale le bâti.', question: null })).toMatch(/Je cale le bâti\.$/)
  expect(of(97, { text: 'Je cale le bâti.', question: null })).toContain('Attendez-vous ensuite')
})

test('a strong answer that is said to lack a part is shown the plan that holds it', () => {
  const told = { score: 90, lacksPart: true }
  const known = { known: null }
  const shown = inventedExample('technical', 'Comment réglez-vous une porte ?', known, told)

  expect(shown).toContain('En quatre temps')
  expect(shown).not.toContain('Attendez-vous ensuite')
})

test.each<[QuestionKind, string, string]>([
  ['technical', 'Comment accueillez-vous un bébé de cinq mois ?', 'de la personne'],
  ['technical', 'Comment écrivez-vous une réponse à un client bloqué ?', 'votre première phrase'],
  ['situational', "Il dit que c'est trop cher : que lui répondez-vous ?", 'votre première phrase'],
  ['technical', "Comment décidez-vous d'accepter un lot ?", 'la limite de chaque critère'],
  ['behavioural', 'Racontez-moi une stratégie que vous avez menée.', 'vos deux ou trois choix'],
  ['technical', 'Comment contrôlez-vous un freinage ?', "l'outil ou la valeur"],
  ['technical', "Qu'avez-vous déjà réalisé avec Excel ?", 'de bout en bout'],
])('a plan for %s « %s » follows the act that is asked about', (kind, asked, step) => {
  const plan = inventedExample(kind, asked, { known: null })

  expect(plan).toContain(step)
})

import type { QuestionKind } from '../../../kinds.ts'
import { fingerprintOf } from '../../book/fingerprint.ts'
import type { Book } from '../../book/open-book.ts'
import type { BookQuestion } from '../../book/page.ts'
import { contentStems } from '../../french/stem.ts'
import { normalizeText } from '../normalize-text.ts'
import { type ExampleIndex, openExampleIndex } from './example-index.ts'
import type { KnownExample } from './invented.ts'
import { areBothOfPersons, isStory, isToldKind, shareTheme, subjectOf } from './subject.ts'

/** Where the post stands among the pages. */
export interface Place {
  /** Its own pages: of its trade, of its domain, of any post. */
  own: ReadonlySet<string>
  /** Trades like it. */
  near: ReadonlySet<string>
  domain: string | null
}

export interface ExampleFinder {
  /** The example of the question of the whole book that asks nearly the same; null when none is near. */
  find(question: string, kind: QuestionKind, place: Place): Promise<KnownExample | null>
}

/** What a word of an example counts for, beside one of its question. */
const OF_EXAMPLE = 0.5
const OWN = 0.2
const NEAR = 0.12
const SAME_FAMILY = 0.05
const SAME_THEME = 0.12
/** Under this, an example of another problem would only mislead. */
const ENOUGH = 0.45
/** From another trade, only nearly the same question will do. */
const ENOUGH_FROM_AFAR = { words: 0.42, all: 0.55 }

/** What one does or says at once; a method is another thing, in the same words. */
const OF_SCENE =
  /\b(?:que|qu est ce que) (?:lui |leur |faites|feriez|repondez|repondriez|dites)|\bcomment (?:reagissez|vous y prenez|vous organisez|decidez vous)|\bpar quoi commencez/
const isOfScene = (question: string) => OF_SCENE.test(normalizeText(question).replace(/-/g, ' '))
/** So little in common is chance; asked otherwise, most of the words must be the same. */
const FEWEST = 0.18
const OTHERWISE_ASKED = 0.5
/** From here on, what is waited for there is worth a thought here too. */
const NEARLY_THE_SAME = 0.3

/** Reads the index of the book once, when first asked; without one, no example is near. */
export function createExampleFinder(book: Book): ExampleFinder {
  let known: Promise<ExampleIndex | null> | undefined
  return {
    async find(question, kind, place) {
      if (!isToldKind(kind)) return null
      known ??= book.examples().then((bytes) => bytes && openExampleIndex(bytes))
      const index = await known
      // The next answer tries again.
      if (!index) known = undefined
      const found = index && nearest(index, question, kind, place)
      if (!found) return null
      const page = await book.page(found.code)
      const one = page?.questions.find(({ id }) => fingerprintOf(id) === found.id)
      if (one?.example === undefined) return null
      const isAlike = kind === 'behavioural' || isOfScene(one.text) === isOfScene(question)
      if (kind !== 'behavioural' && found.inWords < (isAlike ? FEWEST : OTHERWISE_ASKED))
        return null
      const isNear = isAlike && found.inWords >= NEARLY_THE_SAME
      return { text: one.example, question: one.text, ...(isNear && { near: one }) }
    },
  }
}

function nearest(index: ExampleIndex, question: string, kind: QuestionKind, place: Place) {
  const { codes, pages, ids, subjects } = index
  const { worth, whole } = weigh(index, question)
  const subject = subjectOf(kind, normalizeText(question))
  let best: { code: string; id: number; inWords: number } | null = null
  let most = 0
  for (const [at, its] of subjects.entries()) {
    if (isStory(its) !== isStory(subject)) continue
    const code = codes[pages[at] ?? 0] ?? ''
    const inWords = (worth[at] ?? 0) / (whole || 1)
    const near = nearness(code, place)
    const all = inWords + near + (shareTheme(its, subject) ? SAME_THEME : 0)
    const isFar = near < NEAR
    if (isFar && isStory(its) && !areBothOfPersons(its, subject)) continue
    if (all < ENOUGH || (isFar && (inWords < ENOUGH_FROM_AFAR.words || all < ENOUGH_FROM_AFAR.all)))
      continue
    if (all <= most) continue
    best = { code, id: ids[at] ?? 0, inWords }
    most = all
  }
  return best
}

/** What the words of a question count for in each example, and what they could count for at most. */
function weigh({ subjects, postings }: ExampleIndex, question: string) {
  const worth = new Float64Array(subjects.length)
  let whole = 0
  for (const stem of new Set(contentStems(question))) {
    const { asked, answered } = postings(stem)
    const rarity = Math.log(subjects.length / (1 + asked.length + answered.length))
    whole += rarity
    for (const at of asked) worth[at] = (worth[at] ?? 0) + rarity
    for (const at of answered) worth[at] = (worth[at] ?? 0) + OF_EXAMPLE * rarity
  }
  return { worth, whole }
}

function nearness(code: string, { own, near, domain }: Place): number {
  if (own.has(code)) return OWN
  if (near.has(code) || (domain !== null && code.startsWith(domain))) return NEAR
  return domain !== null && code.charAt(0) === domain.charAt(0) ? SAME_FAMILY : 0
}

/** Whether a neighbour asks for the same act: nearly in the same words, and for a question of the book, upon the same activity of the same page. */
export function isOfSameAct({ near }: KnownExample, asked: BookQuestion | null): boolean {
  if (!near) return false
  if (!asked) return true
  const pageOf = ({ id }: BookQuestion) => id.replace(/-[^-]*$/, '')
  return (
    pageOf(near) === pageOf(asked) &&
    (near.activities ?? []).some((one) => asked.activities?.includes(one))
  )
}

import type { QuestionKind } from '../../../kinds.ts'
import type { Book } from '../../book/open-book.ts'
import { pageCodes } from '../../book/question-index.ts'
import { contentStems } from '../../french/stem.ts'
import { normalizeText } from '../normalize-text.ts'
import type { KnownExample } from './invented.ts'
import { themesOf } from './themes.ts'

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

interface Entry {
  code: string
  id: string
  isStory: boolean
  isOfPerson: boolean
  themes: readonly number[]
}

/** Which questions a word stands in, and in which examples. */
interface Postings {
  asked: number[]
  answered: number[]
}

interface Index {
  entries: readonly Entry[]
  words: ReadonlyMap<string, Postings>
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

/** The story of somebody is no example for the story of a thing, however near the words. */
const PERSON =
  /\b(?:client\w*|eleves?|patient\w*|enfants?|bebe|collegue\w*|technicien\w*|parents?|familles?|usagers?|candidat\w*|residente?s?|personnes?|quelqu un|hommes?|femmes?|jeunes?|stagiaires?|apprentie?s?|collaborat\w*|salarie\w*|equipier\w*|chef\w*|responsable|directeur|directrice|manager|fournisseur\w*|voyageur\w*|passager\w*|spectateur\w*|beneficiaires?|accompagnement|adherente?s?|locataires?|conducteur\w*|chauffeur\w*|desaccord|conflit)\b/

const TOLD: ReadonlySet<QuestionKind> = new Set(['behavioural', 'technical', 'situational'])

/** Reads the book once, when first asked, and keeps of it the words of its questions and examples. */
export function createExampleFinder(book: Book): ExampleFinder {
  let known: Promise<Index> | undefined
  return {
    async find(question, kind, place) {
      if (!TOLD.has(kind)) return null
      known ??= indexExamples(book).catch((error: unknown) => {
        // The next answer tries again.
        known = undefined
        throw error
      })
      const found = nearest(await known, question, kind, place)
      if (!found) return null
      const page = await book.page(found.code)
      const one = page?.questions.find(({ id }) => id === found.id)
      return one?.example === undefined ? null : { text: one.example, question: one.text }
    },
  }
}

async function indexExamples(book: Book): Promise<Index> {
  const entries: Entry[] = []
  const words = new Map<string, Postings>()
  for (const code of pageCodes()) {
    const page = await book.page(code)
    for (const { id, kind, text, expects, example } of page?.questions ?? []) {
      if (example === undefined || !TOLD.has(kind)) continue
      const at = entries.length
      entries.push({
        code,
        id,
        isStory: kind === 'behavioural',
        isOfPerson: PERSON.test(normalizeText(text)),
        themes: themesOf(normalizeText(text)),
      })
      const asked = new Set(contentStems(text))
      for (const stem of asked) postingsOf(words, stem).asked.push(at)
      const answered = contentStems(`${expects.map(({ point }) => point).join(' ')} ${example}`)
      for (const stem of new Set(answered))
        if (!asked.has(stem)) postingsOf(words, stem).answered.push(at)
    }
  }
  return { entries, words }
}

function postingsOf(words: Map<string, Postings>, stem: string): Postings {
  const found = words.get(stem) ?? { asked: [], answered: [] }
  words.set(stem, found)
  return found
}

function nearest({ entries, words }: Index, question: string, kind: QuestionKind, place: Place) {
  const worth = new Float64Array(entries.length)
  let whole = 0
  for (const stem of new Set(contentStems(question))) {
    const { asked, answered } = words.get(stem) ?? { asked: [], answered: [] }
    const rarity = Math.log(entries.length / (1 + asked.length + answered.length))
    whole += rarity
    for (const at of asked) worth[at] = (worth[at] ?? 0) + rarity
    for (const at of answered) worth[at] = (worth[at] ?? 0) + OF_EXAMPLE * rarity
  }
  const themes = new Set(themesOf(normalizeText(question)))
  const isOfPerson = PERSON.test(normalizeText(question))
  let best: Entry | null = null
  let most = 0
  for (const [at, entry] of entries.entries()) {
    if (entry.isStory !== (kind === 'behavioural')) continue
    const inWords = (worth[at] ?? 0) / (whole || 1)
    const isSameTheme = entry.themes.some((theme) => themes.has(theme))
    const near = nearness(entry.code, place)
    const all = inWords + near + (isSameTheme ? SAME_THEME : 0)
    const isFar = near < NEAR
    if (isFar && entry.isStory && entry.isOfPerson !== isOfPerson) continue
    if (all < ENOUGH || (isFar && (inWords < ENOUGH_FROM_AFAR.words || all < ENOUGH_FROM_AFAR.all)))
      continue
    if (all <= most) continue
    best = entry
    most = all
  }
  return best
}

function nearness(code: string, { own, near, domain }: Place): number {
  if (own.has(code)) return OWN
  if (near.has(code) || (domain !== null && code.startsWith(domain))) return NEAR
  return domain !== null && code.charAt(0) === domain.charAt(0) ? SAME_FAMILY : 0
}

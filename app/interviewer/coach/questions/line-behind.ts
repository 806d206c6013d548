import type { Book } from '../book/open-book.ts'
import type { BookQuestion, Words } from '../book/page.ts'
import { contentStems } from '../french/stem.ts'
import type { OfferFacts, OfferLine } from '../offer-facts/offer-facts.ts'
import { isAbout } from './from-circumstances.ts'
import { OF_ANY_POST } from './of-any-post.ts'
import { type Written, writtenIn } from './words-written.ts'

/** What tells the work, under a heading or none; neither the profile nor what the firm says of itself. */
const TELLS_THE_WORK = 0.7
/** One word may be there by chance. */
const FEWEST_SIGNS = 2

export interface LineBehind {
  line: OfferLine
  /** How many different things of the question it writes, two at least. */
  signs: number
  /** A word of the question alone may mean another thing: « le SAAD voisin », « le voisin d'une dame ». */
  isSure: boolean
}

/** The line of an offer for which a question of the work is asked; null when none surely is. */
export function lineBehind(
  { text, better = [] }: BookQuestion,
  { linesWith, stemsOf }: Written,
): LineBehind | null {
  const heads = new Map<OfferLine, string[]>()
  for (const words of better)
    for (const line of linesWith(words))
      if (line.weight >= TELLS_THE_WORK && tellsMore(words))
        heads.set(line, [...(heads.get(line) ?? []), headOf(words)])
  if (heads.size === 0) return null
  const own = contentStems(text).filter((stem) => !OF_ANY_POST.has(stem))
  let best: LineBehind | null = null
  for (const [line, said] of heads) {
    const shared = own.filter((stem) => stemsOf(line).has(stem))
    const signs = countDistinct([...said, ...shared])
    const isSure = signs > FEWEST_SIGNS || countDistinct(said) >= FEWEST_SIGNS
    if (signs >= FEWEST_SIGNS && signs > (best?.signs ?? 0)) best = { line, signs, isSure }
  }
  return best
}

const headOf = (words: Words) =>
  contentStems(words.replaceAll('*', '')).find((stem) => !OF_ANY_POST.has(stem)) ?? words
const tellsMore = (words: Words) =>
  contentStems(words.replaceAll('*', '')).some((stem) => !OF_ANY_POST.has(stem))

/** « ferraill » and « ferraillag » are one thing. */
const countDistinct = (stems: readonly string[]) =>
  stems.filter((one, at) => !stems.slice(0, at).some((other) => isOne(one, other))).length
const isOne = (one: string, other: string) => one.startsWith(other) || other.startsWith(one)

const SHORTEST = 15
const LONGEST = 210
const EDGES = /^[\s•·*»\-–—;:,.]+|[\s;:,.\-–—]+$/gu
/** When one works and what one earns is no reason to be asked about the work. */
const OF_TERMS = /\b(?:repos|samedis?|dimanches?|horaires?|salaires?|primes?|cdi|cdd)\b/iu

/** The line for which each question is asked, as it may be shown beside it, each line once; null where none surely is. */
export async function linesBehind(
  offer: OfferFacts,
  questions: readonly string[],
  book: Book,
): Promise<(string | null)[]> {
  const written = writtenIn(offer.lines)
  const asked = await Promise.all(questions.map((text) => book.question(text)))
  const shown = new Set<string>()
  return asked.map((question) => {
    const line = question?.activities?.length ? lineOf(question, offer, written) : null
    if (!line || shown.has(line)) return null
    shown.add(line)
    return line
  })
}

function lineOf(question: BookQuestion, offer: OfferFacts, written: Written): string | null {
  const told = offer.circumstances.find((one) => isAbout(question, one))
  if (told) return asRead(told.line.text)
  const behind = lineBehind(question, written)
  const said = behind?.isSure ? asRead(behind.line.text) : null
  return said && !OF_TERMS.test(said) ? said : null
}

const OF_A_TITLE = /(?<!\p{L})[HF] ?\/ ?[HF](?!\p{L})|^\p{Lu}{5,} \p{Lu}{2,}/u

/** Null when it is no single thing to read. */
function asRead(text: string): string | null {
  if (OF_A_TITLE.test(text)) return null
  const said = text.replace(EDGES, '')
  return said.length >= SHORTEST && said.length <= LONGEST ? said : null
}

import type { AnnotatedSentence, Part } from '../annotated-sentence.ts'
import type { Judgement } from '../judge.ts'
import { normalizeText } from '../normalize-text.ts'
import { CUES } from '../signals/cues.ts'
import { matchesCue } from '../signals/match-cue.ts'
import { hasAmount } from '../signals/measure.ts'
import { isVague } from './faults.ts'
import { quoteOf } from './quote.ts'

/** A piece of the answer worth naming, in its own words. */
export interface Given {
  quote: string
  annotated: AnnotatedSentence
}

/** Fewer words set no scene, and mean little alone. */
const FEWEST_TO_MEAN = 4
const NEEDS_SENSE: ReadonlySet<Part | 'any'> = new Set(['context', 'any'])

type Seen = Set<AnnotatedSentence>

/** An answer longer than this is not quoted from its far end. */
const MOST_READ = 60

/** What the answer gave, piece by piece; each sentence is named once. */
export class Givens {
  readonly #judgement: Judgement
  readonly #seen: Seen = new Set()

  readonly #said: readonly string[]

  /** `said` are quotes shown elsewhere: they are not taken again. */
  constructor(judgement: Judgement, said: readonly string[] = []) {
    this.#judgement = judgement
    this.#said = said
  }

  /** The richest sentence that carries a part (the first one for a scene), quoted; null when none is left. */
  take(
    part: Part | 'any',
    fits: (annotated: AnnotatedSentence) => boolean = () => true,
    cue?: RegExp,
  ): Given | null {
    const { annotated, answer } = this.#judgement
    const able = annotated
      .slice(0, MOST_READ)
      .filter(
        (one) =>
          !this.#seen.has(one) &&
          !one.isPrivate &&
          (part === 'any' || one.parts.has(part)) &&
          !isVague(one.sentence) &&
          fits(one),
      )
    const inOrder = part === 'context' ? able : able.sort((a, b) => richness(b) - richness(a))
    const isNew = ({ sentence }: AnnotatedSentence) =>
      !this.#said.some((quote) => sentence.quote.includes(quote))
    for (const one of inOrder.filter(isNew)) {
      const quote = quoteOf(one.sentence, answer.raw, cue ?? cueOf(one, part))
      if (
        !quote ||
        normalizeText(quote).split(' ').length < (NEEDS_SENSE.has(part) ? FEWEST_TO_MEAN : 2)
      )
        continue
      this.#seen.add(one)
      return { quote, annotated: one }
    }
    return null
  }
}

const cueOf = ({ sentence }: AnnotatedSentence, part: Part | 'any'): RegExp | undefined => {
  if (part === 'action' && matchesCue(sentence.plain, CUES.ownPast)) return CUES.ownPast
  if (part === 'result' && matchesCue(sentence.plain, CUES.result)) return CUES.result
  return undefined
}

/** Amounts, names and precise words make a sentence worth quoting; very long ones are hard to cut. */
function richness({ sentence }: AnnotatedSentence): number {
  const precise = sentence.words.filter((word) => word.length > 5).length
  const names = sentence.quote.match(/(?<=[a-zà-ÿ,] )\p{Lu}/gu)?.length ?? 0
  return Math.min(6, precise) + (hasAmount(sentence) ? 2 : 0) + Math.min(2, names)
}

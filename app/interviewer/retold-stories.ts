import { cutSentences } from './coach/assessment/answer.ts'
import { normalizeText } from './coach/assessment/normalize-text.ts'
import { CUES } from './coach/assessment/signals/cues.ts'
import { matchesCue } from './coach/assessment/signals/match-cue.ts'
import { contentStems } from './coach/french/stem.ts'
import { OverlapIndex } from './coach/repeated-stories/overlap-index.ts'
import { storyWords, weightOf } from './coach/repeated-stories/story-words.ts'
import type { QuestionKind } from './interviewer.ts'

export interface AnswerToCompare {
  question: string
  answer: string
  kind: QuestionKind
}

/** One answer among those that tell the same story. */
export interface Telling {
  /** Its place among the answers that were added, from 0. */
  at: number
  /** Words found verbatim in it: the sentence that is nearest to the other tellings. */
  quote: string
}

/** A story that several answers tell. */
export interface Retold {
  /** The places of the answers that tell it, in the order in which they were added. */
  places: readonly number[]
  /** Its tellings, not more than so many: only what is shown need be quoted. */
  tellings(most?: number): Telling[]
}

/** Who one is and why one comes is told anew at every interview: these are no stories. */
const TOLD_IN: ReadonlySet<QuestionKind> = new Set(['behavioural', 'technical', 'situational'])
/** A minute and a half of speech, in characters, is enough to know a story again. */
const READ = 1_200
/** Less than this is too short to be told from another story. */
const SHORTEST = 4
/** How much two tellings must share: in all, of the shorter one, and of both. */
const SHARED = 3
const OF_SHORTER = 0.45
const OF_BOTH = 0.3
const LONGEST_QUOTE = 160

interface Told {
  at: number
  answer: string
  words: ReadonlyMap<string, number>
  weight: number
}

/** Takes answers one by one, each within a millisecond: whoever has hundreds pauses in between. */
export class StoryMatcher {
  readonly #index = new OverlapIndex()
  readonly #told: { told: Told; story: Told[] }[] = []
  #count = 0

  add(answer: AnswerToCompare): void {
    const told = asTold(answer, this.#count++)
    if (!told) return
    const nearest = nearestOf(told, this.#index.sharedWith(told.words), this.#told)
    const story = nearest?.story ?? []
    story.push(told)
    this.#index.add(told.words)
    this.#told.push({ told, story })
  }

  /** The stories that several answers told, whatever the questions. */
  retold(): Retold[] {
    return [...new Set(this.#told.map(({ story }) => story))]
      .filter(({ length }) => length > 1)
      .map((story) => ({
        places: story.map(({ at }) => at),
        tellings: (most = story.length) => quoted(story, most),
      }))
  }
}

/** The stories that several of these answers tell, each with all its tellings. */
export function retoldStories(answers: readonly AnswerToCompare[]): Telling[][] {
  const matcher = new StoryMatcher()
  for (const answer of answers) matcher.add(answer)
  return matcher.retold().map((story) => story.tellings())
}

function asTold({ question, answer: whole, kind }: AnswerToCompare, at: number): Told | null {
  if (!TOLD_IN.has(kind)) return null
  const answer = whole.slice(0, READ)
  const text = normalizeText(answer)
  if (!matchesCue(text, CUES.ownPast) && !matchesCue(text, CUES.wePast)) return null
  const words = storyWords(question, answer)
  const weight = weightOf(words)
  return weight < SHORTEST ? null : { at, answer, words, weight }
}

/** The earlier telling that shares the most, if it shares enough to be of the same story. */
function nearestOf<One extends { told: Told }>(
  { weight }: Told,
  shared: Float64Array,
  before: readonly One[],
): One | undefined {
  let nearest: One | undefined
  let most = OF_BOTH
  for (const [at, one] of before.entries()) {
    const held = shared[at] ?? 0
    const ofBoth = held / Math.sqrt(weight * one.told.weight)
    const least = Math.max(SHARED, OF_SHORTER * Math.min(weight, one.told.weight))
    if (ofBoth < most || held < least) continue
    nearest = one
    most = ofBoth
  }
  return nearest
}

function quoted(story: readonly Told[], most: number): Telling[] {
  const tellings = new Map<string, number>()
  for (const { words } of story) {
    for (const word of words.keys()) tellings.set(word, (tellings.get(word) ?? 0) + 1)
  }
  const isShared = (word: string) => (tellings.get(word) ?? 0) > 1
  return story.slice(0, most).map((told) => ({ at: told.at, quote: tellingWords(told, isShared) }))
}

/** The sentence that holds the most of what another telling says too, cut where it is long. */
function tellingWords({ answer, words }: Told, isShared: (word: string) => boolean): string {
  let best = answer
  let most = 0
  for (const sentence of cutSentences(answer)) {
    let held = 0
    for (const stem of new Set(contentStems(sentence))) {
      if (isShared(stem)) held += words.get(stem) ?? 0
    }
    if (held <= most) continue
    best = sentence
    most = held
  }
  return shortened(best)
}

function shortened(sentence: string): string {
  const whole = sentence.replace(/[.!?…;\s]+$/u, '')
  if (whole.length <= LONGEST_QUOTE) return whole
  const cut = whole.lastIndexOf(' ', LONGEST_QUOTE)
  return `${whole.slice(0, cut > 0 ? cut : LONGEST_QUOTE).toWellFormed()}`
}

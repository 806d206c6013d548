import { contentStems } from '../french/stem.ts'
import { ANY_STORY } from './any-story.ts'

/** What a word that any story may hold counts for, beside one that is of this story. */
const ORDINARY = 0.25
/** The words of an answer that its question did not bring, each with its weight. */
export function storyWords(question: string, answer: string): ReadonlyMap<string, number> {
  const asked = new Set(contentStems(question))
  const weights = new Map<string, number>()
  for (const stem of contentStems(answer)) {
    if (!asked.has(stem)) weights.set(stem, ANY_STORY.has(stem) ? ORDINARY : 1)
  }
  return weights
}

export function weightOf(words: ReadonlyMap<string, number>): number {
  let total = 0
  for (const weight of words.values()) total += weight
  return total
}

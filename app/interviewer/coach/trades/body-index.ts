import { contentStems } from '../french/stem.ts'
import type { RomeData } from './rome.ts'

const FAR_ENOUGH = 6000
/** A word of the title counts as if the text said it so many times more. */
const TITLE_WORDS = 3
const FEWEST_WORDS = 12
/** What the best sheet of a domain gives to the others of it. */
const SHARED_IN_DOMAIN = 0.6

/** The words that tell each sheet from the others. */
export class BodyIndex {
  readonly #domains: readonly string[]
  readonly #telling = new Map<string, { parent: number; weight: number }[]>()

  constructor({ parents }: RomeData) {
    this.#domains = parents.map(({ code }) => code.slice(0, 3))
    for (const [parent, { words }] of parents.entries()) {
      const all = words.split(' ')
      for (let at = 0; at < all.length; at += 2) {
        const word = all[at] ?? ''
        const one = { parent, weight: Number(all[at + 1]) }
        const telling = this.#telling.get(word)
        if (telling) telling.push(one)
        else this.#telling.set(word, [one])
      }
    }
  }

  /** How much the text speaks of each sheet, 1 for the one of which it speaks most. */
  nearness(text: string, title: string): Float64Array {
    return this.#shares(countOf(text, title))
  }

  /** The same without the words of the title; null when hardly anything else is said. */
  nearnessBut(text: string, title: string): Float64Array | null {
    const counts = countOf(text.replace(title, ' '), '')
    return counts.size < FEWEST_WORDS ? null : this.#shares(counts)
  }

  #shares(counts: ReadonlyMap<string, number>): Float64Array {
    const scores = new Float64Array(this.#domains.length)
    for (const [word, count] of counts)
      for (const { parent, weight } of this.#telling.get(word) ?? [])
        scores[parent] = (scores[parent] ?? 0) + Math.log(1 + count) * weight
    const best = new Map<string, number>()
    for (const [at, domain] of this.#domains.entries())
      best.set(domain, Math.max(best.get(domain) ?? 0, scores[at] ?? 0))
    const together = scores.map(
      (score, at) => score + SHARED_IN_DOMAIN * (best.get(this.#domains[at] ?? '') ?? 0),
    )
    const most = Math.max(...together) || 1
    return together.map((score) => score / most)
  }
}

function countOf(text: string, title: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of contentStems(text.slice(0, FAR_ENOUGH)))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const word of contentStems(title)) counts.set(word, (counts.get(word) ?? 0) + TITLE_WORDS)
  return counts
}

import type { SearchableText } from '#app/interviewer/coach/book/match-words.ts'
import { readNumbers } from '#app/interviewer/coach/book/read-numbers.ts'
import { rankAmong } from '#app/interviewer/coach/book/sorted-words.ts'
import { HeardIn } from './heard-in.ts'

/** Counts the texts in which words are heard, where they are many; rare words, nearly all, are told from an index. */
export class FrequentWords {
  private readonly counts = new Map<string, number>()
  private readonly heardIn: HeardIn
  private readonly most: number
  /** Every word of the texts, in order, and how many texts hold it and those before it. */
  private readonly vocabulary: string[]
  private readonly upTo: number[] = [0]

  constructor(texts: readonly SearchableText[], most: number) {
    this.heardIn = new HeardIn(texts)
    this.most = most
    const frequencies = new Map<string, number>()
    for (const text of texts)
      for (const word of text.vocabulary) frequencies.set(word, (frequencies.get(word) ?? 0) + 1)
    this.vocabulary = [...frequencies.keys()].sort()
    for (const word of this.vocabulary)
      this.upTo.push((this.upTo.at(-1) ?? 0) + (frequencies.get(word) ?? 0))
  }

  /** In how many texts the words are heard; 0 when surely not in more than `most`. */
  count(words: string): number {
    const known = this.counts.get(words)
    if (known !== undefined) return known
    const isRare = this.boundOf(words) <= this.most
    const count = isRare ? 0 : this.heardIn.of(words).size
    this.counts.set(words, count)
    return count
  }

  /** Words are in no more texts than the rarest of them, in words or in figures. */
  private boundOf(words: string): number {
    const rarest = (form: string) => Math.min(...form.split(' ').map((word) => this.atMost(word)))
    const counted = readNumbers(words)
    return rarest(words) + (counted === words ? 0 : rarest(counted))
  }

  private atMost(word: string): number {
    const beginning = word.replace('*', '')
    const end = beginning === word ? `${word}\u0000` : `${beginning}\uffff`
    return (
      (this.upTo[rankAmong(this.vocabulary, end)] ?? 0) -
      (this.upTo[rankAmong(this.vocabulary, beginning)] ?? 0)
    )
  }
}

import { type SearchableText, searchFor } from '#app/interviewer/coach/book/match-words.ts'
import { readNumbers } from '#app/interviewer/coach/book/read-numbers.ts'
import { rankAmong } from '#app/interviewer/coach/book/sorted-words.ts'

/** In which of some texts words are heard: only those that hold the rarest of them are read. */
export class HeardIn {
  private readonly texts: readonly SearchableText[]
  private readonly holding = new Map<string, number[]>()
  private readonly vocabulary: string[]

  constructor(texts: readonly SearchableText[]) {
    this.texts = texts
    for (const [at, { vocabulary }] of texts.entries())
      for (const word of vocabulary) {
        const places = this.holding.get(word)
        if (places) places.push(at)
        else this.holding.set(word, [at])
      }
    this.vocabulary = [...this.holding.keys()].sort()
  }

  /** The places of the texts. */
  of(words: string): Set<number> {
    const isIn = searchFor(words)
    const heard = [...new Set([words, readNumbers(words)])].flatMap((form) =>
      this.textsWithRarest(form).filter((at) => {
        const text = this.texts[at]
        return text !== undefined && isIn(text)
      }),
    )
    return new Set(heard)
  }

  private textsWithRarest(form: string): number[] {
    return form
      .split(' ')
      .map((word) => this.textsWith(word))
      .reduce((rarest, texts) => (texts.length < rarest.length ? texts : rarest))
  }

  private textsWith(word: string): number[] {
    if (!word.endsWith('*')) return this.holding.get(word) ?? []
    const beginning = word.slice(0, -1)
    const from = rankAmong(this.vocabulary, beginning)
    const to = rankAmong(this.vocabulary, `${beginning}\uffff`)
    return this.vocabulary.slice(from, to).flatMap((one) => this.holding.get(one) ?? [])
  }
}

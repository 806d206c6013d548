import { foldLetters } from '../french/fold-letters.ts'

export interface CueHit<Owner> {
  owner: Owner
  cue: string
  /** Rank of the cue's first word in the text. */
  at: number
}

interface Entry<Owner> {
  words: readonly string[]
  cue: string
  owner: Owner
}

/** Words in lower case, without accents or plural marks: « C++ » and « C# » stay whole. */
export function toWords(text: string): string[] {
  const words = foldLetters(text).match(/[a-z0-9]+[+#]*/g) ?? []
  return words.map((word) => (word.length > 3 ? word.replace(/[sx]$/, '') : word))
}

/** Finds many phrases in one walk over a text, at word boundaries only. */
export class CueIndex<Owner> {
  private readonly byFirstWord = new Map<string, Entry<Owner>[]>()

  add(cue: string, owner: Owner): void {
    const words = toWords(cue)
    const first = words[0]
    if (first === undefined) return
    const entries = this.byFirstWord.get(first) ?? []
    entries.push({ words, cue, owner })
    this.byFirstWord.set(first, entries)
  }

  findIn(words: readonly string[]): CueHit<Owner>[] {
    const hits: CueHit<Owner>[] = []
    for (let at = 0; at < words.length; at++) {
      for (const entry of this.byFirstWord.get(words[at] ?? '') ?? []) {
        if (entry.words.every((word, i) => words[at + i] === word)) {
          hits.push({ owner: entry.owner, cue: entry.cue, at })
        }
      }
    }
    return hits
  }
}

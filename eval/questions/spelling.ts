import { spawnSync } from 'node:child_process'
import { foldLetters } from '#app/interviewer/coach/french/fold-letters.ts'

interface Written {
  texts: readonly string[]
  /** Its words are allowed, whatever their spelling. */
  offer: string
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'-]*/gu

/** Words that neither the French dictionary nor the offer knows, most frequent first; null where hunspell is not installed. */
export function unknownWords(sets: readonly Written[]): [word: string, count: number][] | null {
  const run = spawnSync('hunspell', ['-d', 'fr_FR', '-l', '-i', 'utf-8'], {
    input: sets
      .flatMap(({ texts }) => texts)
      .join('\n')
      .replaceAll('\u00a0', ' '),
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  })
  if (run.error || run.status !== 0) return null

  const strange = new Set(run.stdout.split('\n').map(bare).filter(Boolean))
  const counts = new Map<string, number>()
  for (const { texts, offer } of sets) {
    const offered = foldLetters(offer)
    for (const word of texts.flatMap((text) => (text.match(WORD) ?? []).map(bare))) {
      if (!strange.has(word) || offered.includes(foldLetters(word))) continue
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1])
}

const bare = (word: string) => word.replace(/^(?:[cdjlmnst]|qu)'/i, '').replace(/[.'-]+$/, '')

import { spawnSync } from 'node:child_process'

/** Words that the French dictionary does not know, most frequent first; null where hunspell is not installed. */
export function unknownWords(texts: readonly string[]): [word: string, count: number][] | null {
  const run = spawnSync('hunspell', ['-d', 'fr_FR', '-l', '-i', 'utf-8'], {
    input: texts.join('\n').replaceAll('\u00a0', ' '),
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  })
  if (run.error || run.status !== 0) return null

  const counts = new Map<string, number>()
  for (const word of run.stdout.split('\n').filter(Boolean)) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])
}

const toBareWords = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim()

export const wordsOf = (text: string): string[] => text.trim().split(/\s+/u).filter(Boolean)

const FEWEST_REPEATED = 3

/**
 * What a recogniser has heard since it began. Chrome on Android gives « je », « je suis », « je suis
 * libraire » as three ends of one segment: each takes the place of the one that it begins with.
 */
export function joinSegments(segments: readonly string[]): string {
  const kept: string[] = []
  for (const segment of segments.map((one) => one.trim()).filter(Boolean)) {
    const before = kept.at(-1)
    if (before !== undefined && begins(segment, before)) kept[kept.length - 1] = segment
    else if (before === undefined || !begins(before, segment) || wordsOf(segment).length < 2)
      kept.push(segment)
  }
  return kept.join(' ')
}

const begins = (whole: string, part: string) =>
  ` ${toBareWords(whole)} `
    .replace(/\s+/g, ' ')
    .startsWith(` ${toBareWords(part)} `.replace(/\s+/g, ' '))

/**
 * How many words a recogniser that was begun again says once more: the last ones that it said before.
 * A few may be said twice by whoever speaks, unless they are all that it was not sure of.
 */
export function repeatedWords(heard: string, before: string, unsettled = ''): number {
  const [said, known, open] = [wordsOf(heard), wordsOf(before), wordsOf(unsettled).length]
  for (let count = Math.min(said.length, known.length); count > 0; count--) {
    if (count < FEWEST_REPEATED && count !== open) continue
    const isSame =
      toBareWords(said.slice(0, count).join(' ')) === toBareWords(known.slice(-count).join(' '))
    if (isSame) return count
  }
  return 0
}

import { contentStems } from '#app/interviewer/coach/french/stem.ts'
import { words } from '#app/interviewer/coach/french/tokens.ts'
import type { Question } from '#app/interviewer/interviewer.ts'
import { offerStems } from '#app/interviewer/standards/anchoring.ts'

const MASK = '…'
const ARTICLE = /^(?:l[ae]s?|l'|d[eu]s?|d'|une?|aux?|à)$/i

/** Wordings by the share of offers in which they come, the offer's own words masked; opening and closing aside. */
export function repeatedWordings(
  sets: readonly { questions: readonly Question[]; offer: string }[],
): [wording: string, share: number][] {
  const counts = new Map<string, number>()
  for (const { questions, offer } of sets) {
    const named = offerStems(offer)
    const masked = questions
      .filter(({ kind }) => kind !== 'presentation' && kind !== 'closing')
      .map(({ text }) => maskOffer(text, named))
    for (const wording of new Set(masked)) counts.set(wording, (counts.get(wording) ?? 0) + 1)
  }
  return [...counts]
    .map(([wording, count]): [string, number] => [wording, count / Math.max(1, sets.length)])
    .sort((one, other) => other[1] - one[1])
}

/** Runs of the offer's words, with the small words between them, become one mask. */
function maskOffer(text: string, named: ReadonlySet<string>): string {
  const isNamed = (word: string) => contentStems(word).some((stem) => named.has(stem))
  const isSmall = (word: string) => contentStems(word).length === 0
  const masked: string[] = []
  let small: string[] = []
  for (const word of words(text)) {
    if (isNamed(word)) {
      if (masked.at(-1) !== MASK) masked.push(...small.filter((one) => !ARTICLE.test(one)))
      if (masked.at(-1) !== MASK) masked.push(MASK)
      small = []
    } else if (isSmall(word)) {
      small.push(word)
    } else {
      masked.push(...small, word)
      small = []
    }
  }
  return [...masked, ...small].join(' ')
}

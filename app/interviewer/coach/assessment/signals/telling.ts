import type { AnnotatedSentence, Part } from '../annotated-sentence.ts'
import { countNumbers } from './numbers.ts'

const PARTS: readonly Part[] = ['context', 'action', 'result', 'lesson', 'link']
const MOST = 3
export const TELLING = 'told'

const isMeasured = ({ sentence }: AnnotatedSentence) => countNumbers(sentence.plain).amounts > 0
const share = (
  annotated: readonly AnnotatedSentence[],
  fits: (one: AnnotatedSentence) => boolean,
) => annotated.filter(fits).length / (annotated.length || 1)

/** Which parts were told, how much of the whole they take, and whether the end is one that counts. */
export function tellingSignals(annotated: readonly AnnotatedSentence[]): [string, number][] {
  const ending = annotated.slice(-Math.max(1, Math.floor(annotated.length / 3)))
  const parts = PARTS.flatMap((part): [string, number][] => {
    const number = annotated.filter((one) => one.parts.has(part)).length
    return [
      [part, Math.min(number, MOST)],
      [`${part}Any`, number > 0 ? 1 : 0],
      [`${part}Share`, number / (annotated.length || 1)],
    ]
  })
  const others: [string, number][] = [
    ['claimShare', share(annotated, ({ isClaim }) => isClaim)],
    ['claimAny', annotated.some(({ isClaim }) => isClaim) ? 1 : 0],
    ['emptyShare', share(annotated, (one) => one.parts.size === 0)],
    ['amountShare', share(annotated, isMeasured)],
    ['measured', annotated.filter((one) => one.parts.has('result') && isMeasured(one)).length],
    ['endAmounts', ending.filter(isMeasured).length],
    ['endResults', ending.filter(({ parts }) => parts.has('result')).length],
    ['closes', annotated.at(-1)?.parts.size ? 1 : 0],
    ['opensOnAction', annotated[0]?.parts.has('action') ? 1 : 0],
  ]
  return [...parts, ...others].map(([name, amount]) => [`${TELLING}.${name}`, amount])
}

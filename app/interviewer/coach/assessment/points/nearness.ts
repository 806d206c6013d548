import type { BookQuestion } from '../../book/page.ts'
import { contentStems } from '../../french/stem.ts'

/**
 * How much of an answer is about its question: the words of what is asked, awaited and said by
 * somebody else that come back in it, over the root of how many words it has. An answer moved to a
 * question of another trade has 0.7 of them, a true one 1.5 and more.
 */
export function nearness(answer: string, asked: BookQuestion): number {
  const said = new Set(contentStems(answer))
  if (said.size === 0) return 0
  const known = wordsAbout(asked)
  return [...said].filter((word) => known.has(word)).length / Math.sqrt(said.size)
}

const wordsAbout = ({ text, beginner = '', expects, example = '' }: BookQuestion): Set<string> =>
  new Set(
    contentStems(
      [
        text,
        beginner,
        example,
        ...expects.flatMap(({ point, heard, weak = [] }) => [point, ...heard, ...weak]),
      ].join(' '),
    ),
  )

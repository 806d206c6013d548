import type { Judgement } from '../../judge.ts'
import { normalizedWords, normalizeText } from '../../normalize-text.ts'
import { roots, shared } from '../../signals/overlap.ts'
import { mayHold } from '../evidence.ts'
import type { Advice } from './advice.ts'
import { IN_CLOSING } from './closing.ts'
import { IN_DOING } from './doing.ts'
import { IN_TELLING } from './telling.ts'

const ALL: readonly Advice[] = [...IN_TELLING, ...IN_DOING, ...IN_CLOSING]

/** Whoever takes up the words of the question speaks of this post. */
const takesUp = ({ answer }: Judgement, asked: string) =>
  shared(roots(normalizedWords(asked)), answer.roots).length > 0

/** The advice that nothing in the answer makes false, most useful first. */
export function findAdvice(judgement: Judgement, question: string): Advice[] {
  const asked = normalizeText(question)
  const { plain } = judgement.answer
  const opening = judgement.answer.sentences[0]?.plain.length ?? 0
  return ALL.filter(
    ({ id, kinds, unless, where, fits, from = 0, below = 101, level }) =>
      kinds.includes(judgement.kind) &&
      judgement.score >= from &&
      judgement.score < below &&
      (!level || judgement.levels[level[0]] < level[1]) &&
      (!fits || fits(judgement, asked)) &&
      !(id === 'link' && takesUp(judgement, asked)) &&
      !mayHold(where ? plain.slice(opening) : plain, unless),
  )
}

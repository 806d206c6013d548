import type { Question } from '../interviewer.ts'
import { QUESTION_KINDS, type QuestionKind } from '../kinds.ts'
import type { QuestionFault } from './fault.ts'

/** The kinds of a whole interview, easy to hard. */
export const PLAN: readonly QuestionKind[] = QUESTION_KINDS.flatMap((kind) =>
  kind === 'behavioural' ? [kind, kind, kind] : [kind],
)

export function faultsOfPlan(questions: readonly Question[]): QuestionFault[] {
  const faults: QuestionFault[] = []
  if (questions.length !== PLAN.length) {
    faults.push({ check: 'count', question: null, detail: `${questions.length}` })
  }
  const kinds = questions.map(({ kind }) => kind)
  const isOrdered = kinds.every((kind, at) => at === 0 || rank(kinds[at - 1]) <= rank(kind))
  const isWhole = PLAN.every((kind, at) => kinds[at] === kind)
  if (!isOrdered || (questions.length === PLAN.length && !isWhole)) {
    faults.push({ check: 'order', question: null, detail: kinds.join(', ') })
  }
  return faults
}

const rank = (kind: QuestionKind | undefined) => (kind ? QUESTION_KINDS.indexOf(kind) : -1)

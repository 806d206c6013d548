import type { QuestionsFormat } from '../format.ts'
import type { Question } from '../interviewer.ts'
import { QUESTION_KINDS, type QuestionKind } from '../kinds.ts'
import { planOf } from '../plans.ts'
import type { QuestionFault } from './fault.ts'

export function faultsOfPlan(
  questions: readonly Question[],
  format?: QuestionsFormat,
): QuestionFault[] {
  const plan = planOf(format)
  const faults: QuestionFault[] = []
  if (questions.length !== plan.length) {
    faults.push({ check: 'count', question: null, detail: `${questions.length}` })
  }
  const kinds = questions.map(({ kind }) => kind)
  const isOrdered = kinds.every((kind, at) => at === 0 || rank(kinds[at - 1]) <= rank(kind))
  const isWhole = plan.every((kind, at) => kinds[at] === kind)
  if (!isOrdered || (questions.length === plan.length && !isWhole)) {
    faults.push({ check: 'order', question: null, detail: kinds.join(', ') })
  }
  return faults
}

const rank = (kind: QuestionKind | undefined) => (kind ? QUESTION_KINDS.indexOf(kind) : -1)

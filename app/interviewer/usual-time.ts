import type { QuestionsFormat } from './format.ts'
import type { QuestionKind } from './kinds.ts'
import { planOf } from './plans.ts'

/** How long a good answer usually takes, in seconds. */
const USUAL: Record<QuestionKind, number> = {
  presentation: 120,
  motivation: 90,
  behavioural: 120,
  technical: 105,
  situational: 105,
  closing: 90,
}

/** The usual time, in seconds, of the question at one place of an interview. */
export const usualSeconds = (format: QuestionsFormat | undefined, index: number): number =>
  USUAL[planOf(format)[index] ?? 'technical']

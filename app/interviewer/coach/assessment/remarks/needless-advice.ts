import type { Judgement } from '../judge.ts'
import type { Praised } from './praise-form.ts'

/** What is praised is not asked for. */
export const isThere = (id: string, praised: readonly Praised[]) =>
  praised.some(({ praise }) => GIVES[praise.id]?.includes(id))
const GIVES: Readonly<Record<string, readonly string[]>> = {
  question: ['work-question', 'question'],
  date: ['date'],
  lesson: ['lesson'],
  'from-to': ['end', 'measure'],
  measured: ['end', 'measure'],
  avoided: ['end', 'measure'],
  witness: ['end'],
  'kept-up': ['end', 'lesson'],
  'never-again': ['end'],
  checks: ['check'],
  'plan-b': ['contingency'],
  case: ['case'],
  link: ['link'],
  reason: ['why'],
  path: ['path', 'proof'],
  lived: ['proof'],
}

/** Told beside the question, a story must first be changed: details can wait. */
export const fitsLimit = (id: string, { limit }: Judgement) =>
  !limit || !(LATER[limit.reason] ?? []).includes(id)
const LATER: Partial<Record<NonNullable<Judgement['limit']>['reason'], readonly string[]>> = {
  'other-story': ['measure', 'lesson', 'end'],
  'denied-result': ['end', 'measure'],
  'would-do': ['end', 'measure', 'lesson', 'story', 'own-part'],
}

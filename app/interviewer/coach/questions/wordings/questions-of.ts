import type { QuestionKind } from '../../../kinds.ts'

/** By the identifier of a known requirement. */
export type QuestionsOf = Readonly<Record<string, readonly (readonly [QuestionKind, string])[]>>

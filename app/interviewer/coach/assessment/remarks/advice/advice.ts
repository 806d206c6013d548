import type { Dimension, QuestionKind } from '../../../../kinds.ts'
import type { Judgement } from '../../judge.ts'
import type { EvidenceName } from '../evidence.ts'

/** Something that an answer does not hold in any form, and that would make it better. */
export interface Advice {
  id: string
  kinds: readonly QuestionKind[]
  says: string
  /** What would make it false; where one of these could be heard, nothing is said. */
  unless: readonly EvidenceName[]
  /** Where that is looked for: the whole answer, or what comes after its first sentence. */
  where?: 'after-opening'
  /** What else must be so. */
  fits?: (judgement: Judgement, plainQuestion: string) => boolean
  /** Scores between which it is worth saying. */
  from?: number
  below?: number
  /** A level from which the thing asked for is there already. */
  level?: readonly [Dimension, number]
  /** Fits after « il reste à dire ». */
  lacks?: string
  /** Without it there is no answer: the verdict says so. */
  isCore?: true
}

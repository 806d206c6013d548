import type { Sentence } from './answer.ts'

export type Part = 'context' | 'action' | 'result' | 'lesson' | 'link'

/** A sentence and the parts of a full answer that it carries. */
export interface AnnotatedSentence {
  sentence: Sentence
  parts: ReadonlySet<Part>
  /** Opinion or description of oneself: nothing one could check. */
  isClaim: boolean
  /** Age, health or family: left alone. */
  isPrivate: boolean
}

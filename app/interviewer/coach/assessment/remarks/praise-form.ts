import type { QuestionKind } from '../../../interviewer.ts'
import type { AnnotatedSentence, Part } from '../annotated-sentence.ts'
import { matchesCue } from '../signals/match-cue.ts'

/** A thing worth saying of one sentence; the first that fits is said, each kind once. */
export interface Praise {
  id: string
  part: Part | 'any'
  kinds?: readonly QuestionKind[]
  fits: (annotated: AnnotatedSentence) => boolean
  cue?: RegExp
  remark: string
  /** The least score at which it is said. */
  from?: number
  /** The score from which it would be too little to say. */
  upTo?: number
  /** The words quoted must themselves hold a figure that is an effect. */
  needsFigure?: boolean
  /** The words quoted must open on what proves the label. */
  opensOnCue?: true
  /** An effect comes last; anything else is quoted where it is told best. */
  last?: true
  /** A first sentence sets the scene, and often tells the trouble. */
  notFirst?: true
  /** What the answer rests on, for the verdict; fits after « : ». */
  shows: string
}

/** A praise and the words that earned it. */
export interface Praised {
  praise: Praise
  quote: string
  annotated: AnnotatedSentence
  said: string
  /** The points of the page that the words prove whole. */
  points?: string[]
}

export const METHOD: readonly QuestionKind[] = ['technical', 'situational']

export const heard =
  (cue: RegExp) =>
  ({ sentence }: AnnotatedSentence): boolean =>
    matchesCue(sentence.plain, cue)

import type { QuestionKind } from '../../kinds.ts'
import type { Activity } from '../book/page.ts'

/** A question that could be asked of this offer. */
export interface Candidate {
  kind: QuestionKind
  text: string
  /** How well it fits the offer; the highest is asked first. */
  score: number
  /** The activities that it is about. */
  activities: readonly Activity['id'][]
  /** The subjects that it is about, which several activities share. */
  subjects: readonly string[]
  /** What of the offer it names (its town, a condition, a tool…): a set names each once. */
  names: readonly string[]
  /** The line of the offer that calls for it, alone or none. */
  lines: readonly string[]
}

export const candidate = (
  kind: QuestionKind,
  text: string,
  score: number,
  {
    activities = [],
    subjects = [],
    names = [],
    lines = [],
  }: Partial<Pick<Candidate, 'activities' | 'subjects' | 'names' | 'lines'>> = {},
): Candidate => ({ kind, text, score, activities, subjects, names, lines })

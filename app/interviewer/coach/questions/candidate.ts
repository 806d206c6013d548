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
  /** The page of the subject that it is about, which several of its activities share. */
  subject: string | null
  /** What of the offer it names (its town, a condition, a tool…): a set names each once. */
  names: readonly string[]
  /** It reads a mission of the offer aloud. */
  isReading: boolean
}

export const candidate = (
  kind: QuestionKind,
  text: string,
  score: number,
  {
    activities = [],
    subject = null,
    names = [],
    isReading = false,
  }: Partial<Pick<Candidate, 'activities' | 'subject' | 'names' | 'isReading'>> = {},
): Candidate => ({ kind, text, score, activities, subject, names, isReading })

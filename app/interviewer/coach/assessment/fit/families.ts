import type { QuestionKind } from '../../../interviewer.ts'

/** What an answer may be: a method and a decision are told alike, and count as one. */
export const FAMILIES = ['presentation', 'motivation', 'story', 'method', 'closing'] as const
export type Family = (typeof FAMILIES)[number]

const FAMILY_OF: Record<QuestionKind, Family> = {
  presentation: 'presentation',
  motivation: 'motivation',
  behavioural: 'story',
  technical: 'method',
  situational: 'method',
  closing: 'closing',
}

export const familyOf = (kind: QuestionKind): Family => FAMILY_OF[kind]

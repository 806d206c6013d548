/** The plan of an interview, in the order in which its questions are asked. */
export const QUESTION_KINDS = [
  'presentation',
  'motivation',
  'behavioural',
  'technical',
  'situational',
  'closing',
] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** What an answer is measured by, each on five levels. */
export const DIMENSIONS = [
  'Pertinence',
  'Preuve concrète',
  'Structure (STAR)',
  'Résultat mesuré',
  'Adéquation au poste',
] as const
export type Dimension = (typeof DIMENSIONS)[number]

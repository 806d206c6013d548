/** How many questions an interview may have. */
export const QUESTION_COUNTS = [4, 6, 8] as const
export type QuestionCount = (typeof QUESTION_COUNTS)[number]

/** Who asks them: whoever recruits, the manager of the trade, both. */
export const ASKERS = ['recruiter', 'manager', 'both'] as const
export type Asker = (typeof ASKERS)[number]

/** What may be wished of the questions of an interview. */
export interface QuestionsFormat {
  count: QuestionCount
  asker: Asker
}

/** What is asked when nothing is wished. */
export const USUAL_FORMAT: QuestionsFormat = { count: 8, asker: 'both' }

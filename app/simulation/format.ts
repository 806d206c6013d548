import { type QuestionsFormat, USUAL_FORMAT } from '#app/interviewer/format.ts'

/** In training each answer has its feedback at once; in real conditions all come at the end. */
export const CONDITIONS = ['training', 'real'] as const

/** Which interview is wished: how many questions, who asks them, how it goes. */
export interface Format extends QuestionsFormat {
  conditions: (typeof CONDITIONS)[number]
}

export const DEFAULT_FORMAT: Format = { ...USUAL_FORMAT, conditions: 'training' }

/** What is kept and sent of a format: nothing of the default one, as before there was any. */
export const wishOf = (format: Format): { format?: Format } => (isDefault(format) ? {} : { format })

export const isDefault = ({ count, asker, conditions }: Format): boolean =>
  count === DEFAULT_FORMAT.count &&
  asker === DEFAULT_FORMAT.asker &&
  conditions === DEFAULT_FORMAT.conditions

import { type QuestionsFormat, USUAL_FORMAT } from '#app/interviewer/format.ts'

/** In training each answer has its feedback at once; in real conditions all come at the end. */
export const CONDITIONS = ['training', 'real'] as const

/** Which interview is wished: how many questions, who asks them, how it goes. */
export interface Format extends QuestionsFormat {
  conditions: (typeof CONDITIONS)[number]
}

export const DEFAULT_FORMAT: Format = { ...USUAL_FORMAT, conditions: 'training' }

export const isDefault = ({ count, asker, conditions }: Format): boolean =>
  count === DEFAULT_FORMAT.count &&
  asker === DEFAULT_FORMAT.asker &&
  conditions === DEFAULT_FORMAT.conditions

/** A format as it is kept and sent: the usual one is none, as before there was any. */
export const otherThanUsual = (format: Format | null | undefined): Format | null =>
  format && !isDefault(format) ? format : null

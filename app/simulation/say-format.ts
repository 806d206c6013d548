import { type Format, otherThanUsual } from './format.ts'

const ASKED_BY: Record<Format['asker'], string> = {
  recruiter: 'par un recruteur',
  manager: 'par un responsable du métier',
  both: 'par un recruteur et un responsable du métier',
}

/** « 4 questions, par un responsable du métier, en conditions réelles ». */
export const sayFormat = ({ count, asker, conditions }: Format): string =>
  `${count} questions, ${ASKED_BY[asker]}, ${conditions === 'real' ? 'en conditions réelles' : 'en entraînement'}`

/** The same where it is worth a word; null for the interview that everybody has. */
export function sayOtherFormat(format: Format | null): string | null {
  const other = otherThanUsual(format)
  return other && sayFormat(other)
}

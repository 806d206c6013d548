import { normalizeText } from '../assessment/normalize-text.ts'
import { findConduct } from '../assessment/signals/conduct.ts'
import type { Answered } from './answered.ts'

/** The answer whose conduct would end an interview, whatever the others are worth; null when none does. */
export const toTakeBack = (answered: readonly Answered[]): Answered | null =>
  answered.find(
    ({ answer, question }) => findConduct(normalizeText(answer), normalizeText(question)) !== null,
  ) ?? null

/** What the recap says of it before anything else. */
export const sayTakeBack = ({ place }: Answered) =>
  `Reprendre d'abord la question ${place} : le geste qu'elle décrit arrêterait un entretien, quel que soit le reste.`

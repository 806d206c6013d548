import { z } from 'zod'
import { ASKERS, QUESTION_COUNTS } from '#app/interviewer/format.ts'
import { CONDITIONS, type Format as FormatOf } from './format.ts'

const UNKNOWN =
  "Ce format d'entretien n'existe pas : 4, 6 ou 8 questions, par un recruteur, un manager ou les deux."

export const Format = z.object(
  {
    count: z.literal(QUESTION_COUNTS, UNKNOWN),
    asker: z.enum(ASKERS, UNKNOWN),
    conditions: z.enum(CONDITIONS, UNKNOWN),
  },
  UNKNOWN,
) satisfies z.ZodType<FormatOf>

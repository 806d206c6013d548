import { type Asker, type QuestionCount, type QuestionsFormat, USUAL_FORMAT } from './format.ts'
import type { QuestionKind } from './kinds.ts'

type Plan = readonly QuestionKind[]

const P = 'presentation'
const M = 'motivation'
const B = 'behavioural'
const T = 'technical'
const S = 'situational'
const C = 'closing'

/** The kinds of each interview that may be wished, easy to hard. */
const PLANS: Readonly<Record<Asker, Readonly<Record<QuestionCount, Plan>>>> = {
  both: {
    4: [P, M, B, T],
    6: [P, M, B, T, S, C],
    8: [P, M, B, B, B, T, S, C],
  },
  /** Why this person, why here, and how they work with others. */
  recruiter: {
    4: [P, M, B, C],
    6: [P, M, B, B, B, C],
    8: [P, M, M, B, B, B, B, C],
  },
  /** What this person can do from the first week. */
  manager: {
    4: [P, B, T, S],
    6: [P, B, T, T, S, S],
    8: [P, B, B, T, T, S, S, C],
  },
}

export const planOf = ({ asker, count }: QuestionsFormat = USUAL_FORMAT): Plan =>
  PLANS[asker][count]

import type { Coach } from './coach/coach.ts'

/** What of the coach serves an interview. */
export type InterviewCoach = Pick<
  Coach,
  'askQuestions' | 'understand' | 'linesBehind' | 'assessAnswer' | 'summarise' | 'searchTrades'
>

export interface AskedOfCoach {
  verb: keyof InterviewCoach
  args: unknown[]
}
/** Null says that the program has come and begins. */
export type ToldByCoach = { answer: unknown } | { failure: string } | null

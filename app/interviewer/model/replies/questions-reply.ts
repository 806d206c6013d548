import { z } from 'zod'
import type { Question } from '../../interviewer.ts'
import { QUESTION_KINDS } from '../../kinds.ts'

export const QuestionsReply = z.object({
  questions: z.array(z.object({ kind: z.enum(QUESTION_KINDS), text: z.string() })),
})

const AnyQuestion = z.object({
  kind: z.enum(QUESTION_KINDS),
  text: z.string().trim().min(1).max(600),
})

/** The questions that can be saved of a reply, a bare list included. */
export function readQuestionsReply(value: unknown): Question[] {
  const given = Array.isArray(value) ? value : (value as { questions?: unknown } | null)?.questions
  if (!Array.isArray(given)) return []
  return given.flatMap((item) => AnyQuestion.safeParse(item).data ?? [])
}

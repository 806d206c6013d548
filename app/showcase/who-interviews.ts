import type { Env } from '#app/platform/env.ts'

/** Who reads offers and answers: the embedded coach, Gemini, or a server that the owner named by its host. */
export type WhoInterviews =
  | { kind: 'coach' }
  | { kind: 'google'; host: string | null }
  | { kind: 'server'; host: string }

/** What pages may say of the interviewer that the environment chose; keys and paths stay behind. */
export function whoInterviews({
  AI_PROVIDER,
  AI_BASE_URL,
}: Pick<Env, 'AI_PROVIDER' | 'AI_BASE_URL'>): WhoInterviews {
  const host = AI_BASE_URL ? new URL(AI_BASE_URL).hostname : null
  if (AI_PROVIDER === 'google') return { kind: 'google', host }
  if (AI_PROVIDER === 'openai-compatible') return { kind: 'server', host: host ?? '' }
  return { kind: 'coach' }
}

import { z } from 'zod'
import { optional, Url, withDefault } from './env-values.ts'

/** The newest stable flash model that the installed Google provider names. */
const DEFAULT_GOOGLE_MODEL = 'gemini-3.8-flash'
const VISITS_WITH_COACH = 2000
const VISITS_WITH_MODEL = 60

const PROVIDERS = ['coach', 'google', 'openai-compatible', 'scripted'] as const
/** What goes into an HTTP header: one line of plain characters. */
const Key = z.string().regex(/^[\x21-\x7e]+$/)
const Count = z.coerce.number().int().min(1)

/** Who interviews, and what it may cost. */
export const interviewerVariables = {
  AI_PROVIDER: optional(z.enum(PROVIDERS)),
  AI_API_KEY: optional(Key),
  GEMINI_API_KEY: optional(Key),
  AI_MODEL: optional(z.string().regex(/^[\w.:/@-]{1,200}$/)),
  AI_BASE_URL: optional(Url(/^https?$/)),
  AI_TIMEOUT_MS: withDefault(z.coerce.number().int().min(100).max(120_000), 30_000),
  AI_DAILY_BUDGET_TOKENS: optional(Count),
  AI_SAMPLES: withDefault(z.coerce.number().int().min(1).max(5), 1),
  VISITOR_DAILY_LIMIT: optional(Count),
}

type Given = z.infer<z.ZodObject<typeof interviewerVariables>>

/** Fills in what depends on the interviewer that was chosen: its key, its model, its daily limit. */
export function completeInterviewer({ GEMINI_API_KEY, ...given }: Given) {
  const isGoogle = (given.AI_PROVIDER ?? 'google') === 'google'
  const key = given.AI_API_KEY ?? (isGoogle ? GEMINI_API_KEY : undefined)
  const provider = given.AI_PROVIDER ?? (key ? 'google' : 'coach')
  const hasModel = provider === 'google' || provider === 'openai-compatible'
  return {
    ...given,
    AI_PROVIDER: provider,
    AI_API_KEY: key,
    AI_MODEL: given.AI_MODEL ?? (provider === 'google' ? DEFAULT_GOOGLE_MODEL : undefined),
    AI_BASE_URL: given.AI_BASE_URL?.replace(/\/+$/, ''),
    VISITOR_DAILY_LIMIT:
      given.VISITOR_DAILY_LIMIT ?? (hasModel ? VISITS_WITH_MODEL : VISITS_WITH_COACH),
  }
}

/** What a model cannot do without, in one sentence each. */
export function interviewerFaults(env: ReturnType<typeof completeInterviewer>): string[] {
  if (env.AI_PROVIDER === 'google' && !env.AI_API_KEY) {
    return ['- AI_API_KEY : requise avec AI_PROVIDER=google (ou GEMINI_API_KEY)']
  }
  if (env.AI_PROVIDER !== 'openai-compatible') return []
  const needed = ['AI_BASE_URL', 'AI_MODEL'] as const
  return needed
    .filter((name) => !env[name])
    .map((name) => `- ${name} : requise avec AI_PROVIDER=openai-compatible`)
}

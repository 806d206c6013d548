import type { Coach } from '../coach/coach.ts'
import type { Interviewer } from '../interviewer.ts'
import { createBreaker } from './call/breaker.ts'
import type { Line, TokenLedger } from './call/conversation.ts'
import { openProvider, type ProviderSettings } from './call/provider-call.ts'
import { createModelInterviewer } from './model-interviewer.ts'

interface ModelSettings extends ProviderSettings {
  timeoutMs: number
  samples: number
  coach: Coach
  ledger: TokenLedger
  now: () => number
  note: Line['note']
}

/** Opens the interviewer that speaks with the configured provider; loading this file loads its SDK. */
export function openModel(settings: ModelSettings): Interviewer {
  const { timeoutMs, samples, coach, ledger, now, note } = settings
  const line = {
    call: openProvider(settings),
    breaker: createBreaker(now),
    ledger,
    note,
    timeoutMs,
  }
  return createModelInterviewer({ line, coach, samples, now })
}

import { createCoach } from './interviewer/coach/coach.ts'
import { keepOffers } from './interviewer/coach/offers-at-hand.ts'
import type { Interviewer } from './interviewer/interviewer.ts'
import { createScriptedInterviewer } from './interviewer/scripted/scripted-interviewer.ts'
import { lightFetch } from './platform/http/light-fetch.ts'
import { nextTurn } from './platform/next-turn.ts'
import type { Ports } from './ports.ts'

/** Opens the interviewer that the environment names; the model's SDK is loaded for a model alone. */
export async function openInterviewer({
  env,
  modelUse,
  clock,
}: Pick<Ports, 'env' | 'modelUse' | 'clock'>): Promise<Interviewer> {
  const offerAtHand = keepOffers()
  const coach = createCoach({ random: Math.random, offerAtHand, nextTurn })
  const provider = env.AI_PROVIDER
  if (provider === 'coach') return coach
  if (provider === 'scripted') return createScriptedInterviewer(coach)
  const { openModel } = await import('./interviewer/model/open-model.ts')
  return openModel({
    provider,
    // The environment was refused at the start without it.
    model: env.AI_MODEL ?? '',
    apiKey: env.AI_API_KEY,
    baseUrl: env.AI_BASE_URL,
    fetch: lightFetch,
    timeoutMs: env.AI_TIMEOUT_MS,
    samples: env.AI_SAMPLES,
    ledger: modelUse,
    now: () => clock.now().getTime(),
    coach,
    offerAtHand,
  })
}

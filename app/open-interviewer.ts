import type { Interviewer } from './interviewer/interviewer.ts'
import { createScriptedInterviewer } from './interviewer/scripted/scripted-interviewer.ts'
import { lightFetch } from './platform/http/light-fetch.ts'
import type { Ports } from './ports.ts'

/** Opens the interviewer that the environment names; the model's SDK is loaded for a model alone. */
export async function openInterviewer({
  env,
  modelUse,
  clock,
  coach,
  log,
}: Pick<Ports, 'env' | 'modelUse' | 'clock' | 'coach'> & {
  log: Pick<Ports['log'], 'warn'>
}): Promise<Interviewer> {
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
    note: (kind) => log.warn({ kind }, 'a reply of the model did not serve'),
  })
}

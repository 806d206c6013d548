import { setTimeout as after } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'

/** A thread that waits for its turn, or for ever, is given so many times as long by the clock. */
const PATIENCE = 10
/** How long a thread is waited for that does not even say what it has used, in milliseconds. */
const SILENCE_MAX = 3_000

/**
 * How long a thread works from now on, in milliseconds of a processor: what it waits for a busy machine
 * counts a tenth. Where a runtime cannot tell, or the thread does not, all the time that passed.
 */
export function workTimer(worker: Worker): () => Promise<number> {
  const began = performance.now()
  const before = usageOf(worker)
  return async () => {
    const passed = performance.now() - began
    const [first, last] = await Promise.all([before, usageOf(worker)])
    return first === null || last === null ? passed : Math.max(last - first, passed / PATIENCE)
  }
}

async function usageOf(worker: Worker): Promise<number | null> {
  if (!('cpuUsage' in worker)) return null
  const told = worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1_000,
    () => null,
  )
  return Promise.race([told, after(SILENCE_MAX, null, { ref: false })])
}

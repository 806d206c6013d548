import program from './coach-in-browser.worker.ts?worker&url'
import type { AskedOfCoach, InterviewCoach, ToldByCoach } from './coach-messages.ts'
import { InterviewerFailure } from './interviewer.ts'

/** The address of the coach's program, in the browser. */
export const COACH_PROGRAM = program

/** In milliseconds: until its program has come; a hundred times what the longest text takes on a slow phone. */
const LOADING_MAX = 120_000
const WORKING_MAX = 30_000
const NOT_LOADED = "Le coach n'a pas pu être chargé sur cet appareil."
const STOPPED = "Ce texte a demandé trop de travail : l'analyse a été arrêtée."

let running: Worker | undefined
let calls = 0

/**
 * The embedded coach in a thread of this browser, which never holds the page. Its verbs throw
 * `InterviewerFailure` when its program does not come or a text takes too long, and the reason of
 * their signal when it aborts.
 */
export const coachInBrowser: InterviewCoach = {
  askQuestions: (offer, signal, options) =>
    ask('askQuestions', [offer, undefined, options], signal),
  understand: (offer, corrections) => ask('understand', [offer, corrections]),
  linesBehind: (offer, questions, corrections) =>
    ask('linesBehind', [offer, questions, corrections]),
  assessAnswer: (request, { signal } = {}) => ask('assessAnswer', [request], signal),
  summarise: (interview, signal) => ask('summarise', [interview], signal),
  searchTrades: (words) => ask('searchTrades', [words]),
}

type Answer<Verb extends keyof InterviewCoach> = Awaited<ReturnType<InterviewCoach[Verb]>>

async function ask<Verb extends keyof InterviewCoach>(
  verb: Verb,
  args: unknown[],
  signal?: AbortSignal,
): Promise<Answer<Verb>> {
  signal?.throwIfAborted()
  running ??= new Worker(program, { type: 'module' })
  const worker = running
  calls += 1
  const { port1, port2 } = new MessageChannel()
  const leaving = new AbortController()
  let limit: ReturnType<typeof setTimeout> | undefined
  // `Promise.withResolvers` is younger than some browsers that can run the coach.
  const answer = new Promise((resolve, reject) => {
    const fail = (sentence: string) => reject(new InterviewerFailure(sentence, { sentence }))
    limit = setTimeout(fail, LOADING_MAX, NOT_LOADED)
    worker.addEventListener('error', () => fail(NOT_LOADED), { signal: leaving.signal })
    signal?.addEventListener('abort', () => reject(signal.reason), { signal: leaving.signal })
    port1.onmessage = ({ data }: MessageEvent<ToldByCoach>) => {
      clearTimeout(limit)
      if (data === null) limit = setTimeout(fail, WORKING_MAX, STOPPED)
      else if ('answer' in data) resolve(data.answer)
      else reject(new InterviewerFailure(data.failure))
    }
  })
  worker.postMessage({ verb, args } satisfies AskedOfCoach, [port2])
  try {
    return (await answer) as Answer<Verb>
  } catch (error) {
    if (error instanceof InterviewerFailure) stop(worker)
    throw error
  } finally {
    calls -= 1
    clearTimeout(limit)
    leaving.abort()
    port1.close()
  }
}

/** Gives back what the coach takes of the device's memory, unless somebody waits for it. */
export function endCoach(): void {
  if (running && calls === 0) stop(running)
}

/** What it keeps may be what stopped it: the next call begins with another. */
function stop(worker: Worker): void {
  if (running !== worker) return
  running = undefined
  worker.terminate()
  // Whoever else waited for it hears of nothing otherwise.
  worker.dispatchEvent(new Event('error'))
}

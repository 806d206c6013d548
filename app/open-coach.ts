import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import type { Coach } from './interviewer/coach/coach.ts'
import { InterviewerFailure } from './interviewer/interviewer.ts'
import type { Log } from './platform/log.ts'
import { shapeOf } from './platform/text-shape.ts'
import { ThreadStopped } from './platform/threads/thread.ts'
import { openThreadPool, QueueFull } from './platform/threads/thread-pool.ts'

/** Built beside the server's one file; from the sources, beside this one. */
const PROGRAM = join(import.meta.dirname, `coach-worker${extname(import.meta.filename)}`)
const THREADS = Math.min(2, availableParallelism())
/** A hundred times what a text of the longest takes, in milliseconds. */
const DEADLINE = 2_000
const WAITING_MAX = 1_000
/** Megabytes: the coach keeps a third of it. */
const MEMORY_MAX = 96
/** Seconds. */
const RETRY_AFTER = 5
const STOPPED = "Ce texte a demandé trop de travail : l'analyse a été arrêtée."
const BUSY = 'Beaucoup de demandes en ce moment. Réessayez dans quelques secondes.'

interface CoachOptions {
  log: Log
  program?: string
  threads?: number
  deadline?: number
  waitingMax?: number
}

/**
 * The coach in threads of its own, so that no text holds anybody else up. Its verbs throw
 * `InterviewerFailure` when they take too long or when too many wait, and leave when their signal aborts.
 */
export function openCoach({ log, ...options }: CoachOptions): Coach & { close(): Promise<void> } {
  const pool = openThreadPool({
    program: options.program ?? PROGRAM,
    size: options.threads ?? THREADS,
    deadline: options.deadline ?? DEADLINE,
    waitingMax: options.waitingMax ?? WAITING_MAX,
    memoryMax: MEMORY_MAX,
  })

  async function ask<Verb extends keyof Coach>(
    verb: Verb,
    asked: readonly unknown[],
    signal?: AbortSignal,
  ): Promise<Answer<Verb>> {
    try {
      return (await pool.run({ verb, args: [...asked] }, signal)) as Answer<Verb>
    } catch (cause) {
      if (cause instanceof QueueFull) throw failure(BUSY, cause)
      if (!(cause instanceof ThreadStopped)) throw cause
      log.error({ err: cause, verb, texts: shapeOf(asked) }, 'the coach was stopped')
      throw failure(STOPPED, cause)
    }
  }
  return {
    askQuestions: (offer, signal, options) =>
      ask('askQuestions', [offer, undefined, options], signal),
    understand: (offer, corrections) => ask('understand', [offer, corrections]),
    knowTrade: (offer, corrections) => ask('knowTrade', [offer, corrections]),
    linesBehind: (offer, questions, corrections) =>
      ask('linesBehind', [offer, questions, corrections]),
    contradicts: (offer, questions, corrections) =>
      ask('contradicts', [offer, questions, corrections]),
    searchTrades: (words) => ask('searchTrades', [words]),
    assessAnswer: (request, { signal } = {}) => ask('assessAnswer', [request], signal),
    summarise: (interview, signal) => ask('summarise', [interview], signal),
    outlineOffer: (offer, signal) => ask('outlineOffer', [offer], signal),
    assessInFull: (request, signal) => ask('assessInFull', [request], signal),
    lookInDepth: (assessed, signal) => ask('lookInDepth', [assessed], signal),
    lookAtAll: (interview, signal) => ask('lookAtAll', [interview], signal),
    close: () => pool.close(),
  }
}

type Answer<Verb extends keyof Coach> = Awaited<ReturnType<NonNullable<Coach[Verb]>>>

const failure = (sentence: string, cause: Error) =>
  new InterviewerFailure(cause.message, { sentence, retryAfter: RETRY_AFTER, cause })

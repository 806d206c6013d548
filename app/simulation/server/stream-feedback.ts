import type { Context } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import { troubleOf } from '#app/platform/http/answer-problem.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import type { AskFeedback, PartialFeedback } from '../contract.ts'
import { giveFeedback } from './service.ts'

/** Proxies cut what stays silent, most of them after a minute. */
const HEARTBEAT = 10_000

/**
 * Assesses one answer as server-sent events: `partial` each time more of it is known, then `feedback`
 * with the whole of it, or `problem` with its French sentence. Whoever leaves ends the work.
 */
export function streamFeedback<Env extends AppEnv>(
  c: Context<Env>,
  request: AskFeedback,
  signal: AbortSignal,
) {
  const leaving = new AbortController()
  // nginx keeps a whole answer back unless it is told not to.
  c.header('X-Accel-Buffering', 'no')
  const answer = streamSSE(c, async (stream) => {
    stream.onAbort(() => leaving.abort())
    const listener = {
      signal: AbortSignal.any([signal, leaving.signal]),
      onPartial: newestFirst((partial) => send(stream, 'partial', partial)),
    }
    const beat = setInterval(() => void stream.write(': \n\n'), HEARTBEAT)
    try {
      await send(stream, 'feedback', await giveFeedback(c.var.ports, request, listener))
    } catch (error) {
      if (!stream.aborted) await send(stream, 'problem', troubleOf(error, c).body)
    } finally {
      clearInterval(beat)
    }
  })
  // Whoever streams is told by the framework to ask again before using what was kept.
  answer.headers.set('Cache-Control', 'no-store')
  return answer
}

const send = (stream: SSEStreamingApi, event: string, data: unknown) =>
  stream.writeSSE({ event, data: JSON.stringify(data) })

/** A reader slower than the model gets what is newest: each partial replaces the one before. */
function newestFirst(show: (partial: PartialFeedback) => Promise<void>) {
  let newest: PartialFeedback | null = null
  let isShowing = false
  return (partial: PartialFeedback) => {
    newest = partial
    if (!isShowing) void showAll()
  }
  async function showAll() {
    isShowing = true
    while (newest) {
      const partial = newest
      newest = null
      await show(partial)
    }
    isShowing = false
  }
}

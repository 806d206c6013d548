import type { Call } from './messages.ts'
import { Thread, type ThreadOptions, ThreadStopped } from './thread.ts'

interface PoolOptions extends ThreadOptions {
  size: number
  /** Calls beyond those that run; one more is refused. */
  waitingMax: number
}

/** So many calls wait already that one more is not taken. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

interface Waiting {
  call: Call
  answered: (answer: unknown) => void
  failed: (reason: unknown) => void
}

/**
 * Threads that share a queue of calls, first come, first served: one from the start, the others once
 * a call would wait. One that is ended by a call is replaced; whoever asked for that call is told, the others notice nothing.
 */
export function openThreadPool({ size, waitingMax, ...options }: PoolOptions) {
  const queue: Waiting[] = []
  let threads: Thread[] = []
  let isClosing = false
  start()

  function start() {
    threads.push(new Thread(options, onChange))
  }

  function onChange() {
    const ended = threads.filter(({ hasEnded }) => hasEnded)
    threads = threads.filter(({ hasEnded }) => !hasEnded)
    if (isClosing) return
    // A program that cannot even start would be started for ever: the next call tries again.
    if (threads.length === 0) {
      if (ended.every(({ hasStarted }) => hasStarted)) start()
      else failAll(new ThreadStopped('thread cannot start'))
    }
    serve()
  }

  function serve() {
    for (const thread of threads) {
      const next = thread.isFree ? queue.shift() : undefined
      if (next) thread.run(next.call).then(next.answered, next.failed).finally(serve)
    }
  }

  function failAll(reason: Error) {
    for (const { failed } of queue.splice(0)) failed(reason)
  }

  return {
    /**
     * What a thread answers. Throws `QueueFull`, `ThreadStopped` when the call took too long or too
     * much, what the program throws, and the reason of `signal`, whose caller leaves the queue.
     */
    run(call: Call, signal?: AbortSignal): Promise<unknown> {
      signal?.throwIfAborted()
      if (queue.length >= waitingMax) throw new QueueFull('too many calls wait')
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      const waiting = { call, answered: resolve, failed: reject }
      const leave = () => {
        const at = queue.indexOf(waiting)
        if (at >= 0) queue.splice(at, 1)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave)
      queue.push(waiting)
      serve()
      // One more is for whoever would wait behind another: a thread takes memory, and a while to start.
      const isBusy = queue.length > 0 && threads.every(({ hasStarted }) => hasStarted)
      if (isBusy && threads.length < size) start()
      return promise.finally(() => signal?.removeEventListener('abort', leave))
    },
    /** Waits for what is in hand, which its deadline bounds; what waits is told. */
    async close() {
      isClosing = true
      failAll(new ThreadStopped('closing'))
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}

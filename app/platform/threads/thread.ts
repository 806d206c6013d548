import { Worker } from 'node:worker_threads'
import type { Call, Message } from './messages.ts'
import { workTimer } from './work-time.ts'

/** Megabytes for what lives no longer than a call. */
const YOUNG_MAX = 16

/** Why a call ended without an answer of the program's own. */
export class ThreadStopped extends Error {
  override name = 'ThreadStopped'
}

export interface ThreadOptions {
  program: string
  /** Megabytes that the program may keep; it ends when it wants more. */
  memoryMax: number
  /** How long one call may work, in milliseconds of a processor. */
  deadline: number
}

/** A second thread that answers one call at a time, and is ended with a call that takes too long. */
export class Thread {
  readonly #worker: Worker
  readonly #deadline: number
  #resolve: ((message: Message | ThreadStopped) => void) | undefined
  #isReady = false
  #hasEnded = false
  #inHand: Promise<unknown> = Promise.resolve()

  constructor({ program, memoryMax, deadline }: ThreadOptions, onChange: () => void) {
    this.#deadline = deadline
    this.#worker = new Worker(program, {
      resourceLimits: { maxOldGenerationSizeMb: memoryMax, maxYoungGenerationSizeMb: YOUNG_MAX },
    })
    // Whoever waits for a call holds the process; a thread without work does not.
    this.#worker.unref()
    this.#worker.on('message', (message: Message) => {
      if (message.kind === 'ready') this.#isReady = true
      else this.#resolve?.(message)
      onChange()
    })
    this.#worker.on('error', (cause) => this.#end(new ThreadStopped('thread failed', { cause })))
    this.#worker.on('exit', () => {
      this.#end(new ThreadStopped('thread ended'))
      onChange()
    })
  }

  /** Whether its program ever came to answer calls. */
  get hasStarted() {
    return this.#isReady
  }
  get hasEnded() {
    return this.#hasEnded
  }
  get isFree() {
    return this.#isReady && !this.#hasEnded && !this.#resolve
  }

  /** What the program answers; throws `ThreadStopped` when it does not, and what the program throws. */
  run(call: Call): Promise<unknown> {
    const answer = new Promise((resolve, reject) => {
      this.#worker.ref()
      const worked = workTimer(this.#worker)
      const endIfLate = async () => {
        const left = this.#deadline - (await worked())
        if (this.#resolve !== settle) return
        if (left > 0) late = setTimeout(endIfLate, left)
        // An answer that waits behind a busy main thread is not late.
        else
          setImmediate(
            () => this.#resolve === settle && this.#end(new ThreadStopped('deadline passed')),
          )
      }
      let late = setTimeout(endIfLate, this.#deadline)
      const settle = (message: Message | ThreadStopped) => {
        clearTimeout(late)
        this.#resolve = undefined
        this.#worker.unref()
        if (message instanceof ThreadStopped) reject(message)
        else if (message.kind === 'failed') reject(message.error)
        else if (message.kind === 'answered') resolve(message.answer)
      }
      this.#resolve = settle
      this.#worker.postMessage(call)
    })
    this.#inHand = answer.catch(() => {})
    return answer
  }

  /** Ends once what is in hand is answered. */
  async close(): Promise<void> {
    await this.#inHand
    await this.#worker.terminate()
  }

  #end(reason: ThreadStopped) {
    this.#hasEnded = true
    this.#resolve?.(reason)
    void this.#worker.terminate()
  }
}

import { InterviewerFailure } from '../../interviewer.ts'
import type { Breaker } from './breaker.ts'
import { failureOf, restingFailure } from './failures.ts'
import { CallFault, type ModelCall, type Prompt, type Reply } from './model-call.ts'

/** What the provider's tokens are counted in, over all processes. */
export interface TokenLedger {
  /** Whether the day's budget still allows a call. */
  hasRoom(): Promise<boolean>
  count(tokens: number): Promise<void>
}

export interface Line {
  call: ModelCall
  breaker: Breaker
  ledger: TokenLedger
  /** What one verb of the interviewer may take in all, retries included. */
  timeoutMs: number
}

/** What is asked of the model for one question set, assessment or summary. */
export interface Conversation {
  ask(prompt: Prompt, onText?: (text: string) => void): Promise<Reply>
}

const RETRIES = 2
const FIRST_PAUSE = 400
const KEY_REST = 60_000

/**
 * Opens a conversation with one deadline and two retries of transport for all that it asks;
 * `ask` throws `InterviewerFailure` with the French sentence of the cause.
 */
export function openConversation(line: Line, left?: AbortSignal): Conversation {
  const deadline = AbortSignal.timeout(line.timeoutMs)
  const signal = left ? AbortSignal.any([left, deadline]) : deadline
  const ends = Date.now() + line.timeoutMs
  let retries = 0
  let wasUnreadable = false

  /** The pause before another try, null when there is none to make. */
  function pauseBefore({ kind, retryAfter }: CallFault): number | null {
    if (kind === 'unreadable' && !wasUnreadable) {
      wasUnreadable = true
      return 0
    }
    if (kind !== 'unreachable' && kind !== 'busy') return null
    if (retries === RETRIES) return null
    const pause = retryAfter === undefined ? FIRST_PAUSE * 3 ** retries : 1000 * retryAfter
    if (Date.now() + pause >= ends) return null
    retries++
    return pause
  }

  async function attempt(prompt: Prompt, onText: ((text: string) => void) | undefined) {
    const wait = line.breaker.wait()
    if (wait > 0) throw restingFailure(wait)
    try {
      const reply = await line.call(prompt, { signal, onText })
      line.breaker.answered()
      await line.ledger.count(reply.tokens)
      return reply
    } catch (error) {
      throw noteFault(error, line.breaker, left)
    }
  }

  return {
    async ask(prompt, onText) {
      for (;;) {
        try {
          return await attempt(prompt, onText)
        } catch (error) {
          if (!(error instanceof CallFault)) throw error
          const pause = pauseBefore(error)
          if (pause === null) throw failureOf(error)
          await sleep(pause, signal).catch((stopped) => {
            throw failureOf(stopped)
          })
        }
      }
    },
  }
}

/** Tells the breaker what the fault says of the provider. */
function noteFault(error: unknown, breaker: Breaker, left: AbortSignal | undefined): unknown {
  if (!(error instanceof CallFault)) return error
  const { kind, retryAfter } = error
  if (left?.aborted || kind === 'unreadable') breaker.undecided()
  else if (kind === 'refuses-us') breaker.failed(KEY_REST)
  else if (kind === 'busy' && retryAfter !== undefined) breaker.failed(1000 * retryAfter)
  else breaker.failed()
  return left?.aborted ? new InterviewerFailure('the browser left', { cause: error }) : error
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(new CallFault('stopped'))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', stop, { once: true })
  })
}

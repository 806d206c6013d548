import { InterviewerFailure } from '../../interviewer.ts'
import { withoutThoughts } from '../replies/read-json.ts'
import type { Breaker } from './breaker.ts'
import { failureOf, restingFailure } from './failures.ts'
import { CallFault, guessTokens, type ModelCall, type Prompt, type Reply } from './model-call.ts'

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
  /** Tells whoever runs the service of a reply that did not serve: its kind, never its text. */
  note(kind: 'refused' | 'cut' | 'only thought'): void
  /** What one verb of the interviewer may take in all, retries included. */
  timeoutMs: number
}

/** What is asked of the model for one question set, assessment or summary. */
export interface Conversation {
  ask(prompt: Prompt, onText?: (text: string) => void): Promise<Reply>
}

const RETRIES = 2
const FIRST_PAUSE = 400
/** How much more room a reply gets that was all thought. */
const ROOMIER = 3
const KEY_REST = 60_000
/** Whatever one reply asks for, the provider is asked again after this. */
const LONGEST_REST = 600_000

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
    const isSent = !signal.aborted
    let written = ''
    const collect = (text: string) => {
      written = text
      onText?.(text)
    }
    try {
      const reply = await line.call(prompt, { signal, onText: onText && collect })
      line.breaker.answered()
      await line.ledger.count(reply.tokens)
      return reply
    } catch (error) {
      // The provider has it paid, whether anybody hears the end or not.
      if (isSent && wasAnswering(error)) await line.ledger.count(guessTokens(prompt, written))
      throw noteFault(error, line.breaker, left)
    }
  }

  async function untilAnswered(prompt: Prompt, onText: ((text: string) => void) | undefined) {
    const reply = noted(await attempt(prompt, onText), line)
    if (!reply.hasOnlyThought || prompt.thinksLess) return reply
    const larger = {
      ...prompt,
      thinksLess: true,
      maxOutputTokens: ROOMIER * prompt.maxOutputTokens,
    }
    return noted(await attempt(larger, onText), line)
  }

  return {
    async ask(prompt, onText) {
      for (;;) {
        try {
          return await untilAnswered(prompt, onText)
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

/** A reply that ended at its limit with nothing begun: all of it went in thoughts. */
function noted(reply: Reply, line: Line): Reply & { hasOnlyThought: boolean } {
  const hasOnlyThought = reply.isCut && !/[{[]/.test(withoutThoughts(reply.text))
  if (reply.isRefused) line.note('refused')
  else if (reply.isCut) line.note(hasOnlyThought ? 'only thought' : 'cut')
  return { ...reply, hasOnlyThought }
}

/** Whether the provider was at work when the call ended: not when it refused, or was not there. */
const wasAnswering = (error: unknown): boolean =>
  error instanceof CallFault && (error.kind === 'stopped' || error.kind === 'unreadable')

/** Tells the breaker what the fault says of the provider. */
function noteFault(error: unknown, breaker: Breaker, left: AbortSignal | undefined): unknown {
  if (!(error instanceof CallFault)) return error
  const { kind, retryAfter } = error
  if (left?.aborted || kind === 'unreadable') breaker.undecided()
  else if (kind === 'refuses-us') breaker.failed(KEY_REST)
  else if (kind === 'busy' && retryAfter !== undefined)
    breaker.failed(Math.min(1000 * retryAfter, LONGEST_REST))
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

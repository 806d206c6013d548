import type { z } from 'zod'

/** What is asked of a model: instructions of ours, then data of others. */
export interface Prompt {
  instructions: string
  data: string
  /** The shape of the reply, in words that every provider accepts. */
  schema: z.ZodType
  temperature: number
  seed?: number
  /** The reply is cut beyond it; what a model thinks before it speaks counts too. */
  maxOutputTokens: number
  /** As little as the provider can: an earlier try thought until nothing was left to answer with. */
  thinksLess?: boolean
}

export interface Reply {
  text: string
  /** The reply ended at its length limit. */
  isCut: boolean
  /** The provider refused to answer. */
  isRefused: boolean
  /** Tokens read and written, as the provider counts them, else as we guess them. */
  tokens: number
}

/** What a call costs when nobody tells it: rather too much than too little. */
export const guessTokens = ({ instructions, data }: Prompt, written: string): number =>
  Math.ceil((instructions.length + data.length + written.length) / 3)

export interface Listening {
  signal: AbortSignal
  /** All the text that has come so far; given when the reply is to be streamed. */
  onText?: ((text: string) => void) | undefined
}

/** One call to a provider; throws a `CallFault`, whatever goes wrong. */
export type ModelCall = (prompt: Prompt, listening: Listening) => Promise<Reply>

export type FaultKind =
  /** It cannot be reached, or its own servers fail. */
  | 'unreachable'
  /** It asks to be left alone for a while. */
  | 'busy'
  /** It refuses our key, our model or the shape of our calls. */
  | 'refuses-us'
  /** What it sent cannot be read at all. */
  | 'unreadable'
  /** The deadline passed, or the browser left. */
  | 'stopped'

/** A provider's trouble, sorted by what can be done about it. */
export class CallFault extends Error {
  override name = 'CallFault'
  readonly kind: FaultKind
  /** Seconds that the provider asked to wait. */
  readonly retryAfter: number | undefined

  constructor(kind: FaultKind, details: { retryAfter?: number | undefined; cause?: unknown } = {}) {
    super(kind, { cause: details.cause })
    this.kind = kind
    this.retryAfter = details.retryAfter
  }
}

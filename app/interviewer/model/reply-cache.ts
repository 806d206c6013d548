import { InterviewerFailure, type Listener, type PartialAssessment } from '../interviewer.ts'

const LIFETIME = 86_400_000
const MOST_KEPT = 500

type Work<Value> = (listener: Listener) => Promise<Value>

/** An answer that is on its way, and everyone who waits for it. */
interface UnderWay {
  value: Promise<unknown>
  waiting: Set<Listener>
  partial: PartialAssessment | null
  stop: () => void
}

/**
 * Keeps the last answers for a day, in memory, under the hash of what was asked. What is asked again
 * while its answer is on its way joins those who wait: a network that drops is noticed by the page
 * long before the server, which would otherwise ask the provider twice.
 */
export function createReplyCache(now: () => number) {
  const kept = new Map<string, { value: unknown; until: number }>()
  const underWay = new Map<string, UnderWay>()

  function keep(key: string, value: unknown) {
    kept.delete(key)
    kept.set(key, { value, until: now() + LIFETIME })
    const oldest = kept.keys().next().value
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  }

  function begin(key: string, listener: Listener, work: Work<unknown>): UnderWay {
    const leaving = new AbortController()
    const end = () => {
      if (underWay.get(key) === begun) underWay.delete(key)
    }
    const stop = () => {
      end()
      leaving.abort()
    }
    const begun: UnderWay = { value: Promise.resolve(), waiting: new Set(), partial: null, stop }
    const onPartial = (partial: PartialAssessment) => {
      begun.partial = partial
      for (const one of begun.waiting) one.onPartial?.(partial)
    }
    underWay.set(key, begun)
    begun.value = work({ signal: leaving.signal, onPartial: listener.onPartial && onPartial })
      .then((value) => {
        keep(key, value)
        return value
      })
      .finally(end)
    return begun
  }

  /** The kept answer to `question`, the one that is on its way, or the one that `work` gives. */
  return async function cached<Value>(question: unknown, listener: Listener, work: Work<Value>) {
    const key = await fingerprint(JSON.stringify(question))
    const found = kept.get(key)
    if (found && found.until > now()) return found.value as Value
    return (await waitFor(underWay.get(key) ?? begin(key, listener, work), listener)) as Value
  }
}

/** The work ends when the last who waits for it has left; throws `InterviewerFailure` for who leaves. */
async function waitFor(work: UnderWay, listener: Listener): Promise<unknown> {
  const { signal, onPartial } = listener
  const { promise: left, reject } = Promise.withResolvers<never>()
  const leave = () => reject(new InterviewerFailure('the browser left'))
  if (signal?.aborted) leave()
  signal?.addEventListener('abort', leave)
  work.waiting.add(listener)
  if (work.partial) onPartial?.(work.partial)
  try {
    return await Promise.race([work.value, left])
  } finally {
    signal?.removeEventListener('abort', leave)
    work.waiting.delete(listener)
    if (work.waiting.size === 0) work.stop()
  }
}

async function fingerprint(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const LIFETIME = 86_400_000
const MOST_KEPT = 500

/** Keeps the last answers for a day, in memory, under the hash of what was asked. */
export function createReplyCache(now: () => number) {
  const kept = new Map<string, { value: unknown; until: number }>()

  /** The kept answer to `question`, or the one that `work` gives, which is then kept. */
  return async function cached<Value>(question: unknown, work: () => Promise<Value>) {
    const key = await fingerprint(JSON.stringify(question))
    const found = kept.get(key)
    if (found && found.until > now()) return found.value as Value
    const value = await work()
    kept.delete(key)
    kept.set(key, { value, until: now() + LIFETIME })
    const oldest = kept.keys().next().value
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return value
  }
}

async function fingerprint(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

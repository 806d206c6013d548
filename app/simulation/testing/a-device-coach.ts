import { vi } from 'vitest'
import type { AskedOfCoach, ToldByCoach } from '#app/interviewer/coach-messages.ts'

/** A browser that keeps the coach, which answers as told; gone with the test. */
export function keepDeviceCoach(say: (asked: AskedOfCoach) => ToldByCoach = () => null): void {
  const kept = { match: async () => new Response() }
  vi.stubGlobal('caches', { has: async () => true, open: async () => kept })
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(asked: AskedOfCoach, [port]: MessagePort[]) {
        port?.postMessage(say(asked))
      }
      terminate() {}
    },
  )
}

import { LANGUAGE_MISSING, RECOGNISER_SILENT, REFUSED } from '../messages.ts'
import { joinSegments, repeatedWords, wordsOf } from './join-segments.ts'

/** What browsers offer, under either name; no library of types has it whole. */
interface BrowserRecogniser extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally?: boolean
  start(): void
  stop(): void
  abort(): void
}
interface RecogniserMaker {
  new (): BrowserRecogniser
  available?(asked: { langs: string[]; processLocally: boolean }): Promise<string>
}
interface ErrorEvent extends Event {
  error: string
}
interface ResultEvent extends Event {
  results: ArrayLike<{ isFinal: boolean; 0?: { transcript: string } }>
}

const LANGUAGE = 'fr-FR'
/** One that ends at once, over and over, hears nothing at all. */
const RESTARTS_MAX = 60
const FATAL: Record<string, string> = {
  'not-allowed': REFUSED,
  'service-not-allowed': RECOGNISER_SILENT,
  network: RECOGNISER_SILENT,
  'language-not-supported': LANGUAGE_MISSING,
}

export function findRecogniser(): RecogniserMaker | null {
  const names = globalThis as { SpeechRecognition?: unknown; webkitSpeechRecognition?: unknown }
  return (names.SpeechRecognition ??
    names.webkitSpeechRecognition ??
    null) as RecogniserMaker | null
}

/** Whether it can write French without the sound leaving the device. */
export async function isOnDevice(): Promise<boolean> {
  try {
    const asked = { langs: [LANGUAGE], processLocally: true }
    return (await findRecogniser()?.available?.(asked)) === 'available'
  } catch {
    return false
  }
}

interface Listening {
  isLocal: boolean
  /** Words that will not change any more, and those that may. */
  onHeard: (heard: { sure: string; unsure: string }) => void
  onFault: (sentence: string) => void
}

/** Listens until it is stopped: a recogniser that ends by itself is begun again. */
export function recognise({ isLocal, onHeard, onFault }: Listening) {
  const Maker = findRecogniser()
  let isWanted = true
  let restarts = 0
  let current: BrowserRecogniser | null = null
  let go = aGo('')
  const ended = Promise.withResolvers<void>()

  function begin() {
    if (!Maker) return
    const recogniser = new Maker()
    current = recogniser
    Object.assign(recogniser, { lang: LANGUAGE, continuous: true, interimResults: true })
    if (isLocal) recogniser.processLocally = true
    recogniser.addEventListener('result', (event) => {
      restarts = 0
      onHeard(go.hear(event as ResultEvent))
    })
    recogniser.addEventListener('error', (event) => fail((event as ErrorEvent).error))
    recogniser.addEventListener('end', again)
    recogniser.start()
  }

  function fail(error: string) {
    const sentence = FATAL[error]
    if (!sentence) return
    isWanted = false
    onFault(sentence)
  }

  function again() {
    if (isWanted && restarts++ < RESTARTS_MAX) {
      go = aGo(go.said())
      return begin()
    }
    if (isWanted) onFault(RECOGNISER_SILENT)
    ended.resolve()
  }

  begin()
  return {
    /** What was heard so far is settled: somebody corrected it. */
    take: () => go.take(),
    /** Ends; the last words still come before it has ended. */
    stop: () => {
      isWanted = false
      current?.stop()
      return ended.promise
    },
    drop: () => {
      isWanted = false
      current?.abort()
    },
  }
}

/** What one go of a recogniser says: each word is given as sure once, `before` is what the last go said. */
function aGo(before: string) {
  let given = 0
  let repeated: number | null = null
  let all: string[] = []
  return {
    hear({ results }: ResultEvent) {
      const list = Array.from(results)
      const joined = (segments: typeof list) =>
        joinSegments(segments.map((one) => one[0]?.transcript ?? ''))
      const sure = wordsOf(joined(list.filter(({ isFinal }) => isFinal)))
      all = wordsOf(joined(list))
      if (repeated === null && sure.length > 0) repeated = repeatedWords(sure.join(' '), before)
      const from = Math.max(given, repeated ?? repeatedWords(all.join(' '), before))
      const fresh = sure.slice(from)
      if (fresh.length > 0) given = sure.length
      return { sure: fresh.join(' '), unsure: all.slice(Math.max(from, given)).join(' ') }
    },
    take() {
      given = all.length
    },
    said: () => all.join(' '),
  }
}

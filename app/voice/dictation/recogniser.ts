import { LANGUAGE_MISSING, RECOGNISER_SILENT, REFUSED } from '../messages.ts'
import type { Heard } from './dictated-text.ts'
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
  onHeard: (heard: Heard) => void
  onFault: (sentence: string) => void
}

/** Listens until it is stopped: a recogniser that ends by itself is begun again. */
export function recognise({ isLocal, onHeard, onFault }: Listening) {
  const Maker = findRecogniser()
  let isWanted = true
  let restarts = 0
  let current: BrowserRecogniser | null = null
  let session = recogniserSession()
  let tellEnded = () => {}
  const ended = new Promise<void>((resolve) => {
    tellEnded = resolve
  })

  /** A throw is told as any fault is, once this has returned: whoever is told ends the listening. */
  function begin() {
    try {
      beginOne()
    } catch {
      isWanted = false
      tellEnded()
      queueMicrotask(() => onFault(RECOGNISER_SILENT))
    }
  }

  function beginOne() {
    if (!Maker) return
    const recogniser = new Maker()
    current = recogniser
    Object.assign(recogniser, { lang: LANGUAGE, continuous: true, interimResults: true })
    if (isLocal) recogniser.processLocally = true
    recogniser.addEventListener('result', (event) => {
      restarts = 0
      onHeard(session.hear(event as ResultEvent))
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
      // The next session knows nothing of these words: unsettled, its own would take their place.
      const before = { said: session.said(), unsettled: session.unsettled() }
      onHeard({ sure: before.unsettled, unsure: '' })
      session = recogniserSession(before)
      return begin()
    }
    if (isWanted) onFault(RECOGNISER_SILENT)
    tellEnded()
  }

  begin()
  return {
    /** What was heard so far is settled: somebody corrected it. */
    take: () => session.take(),
    /** Ends; the last words still come before it has ended. */
    stop: () => {
      isWanted = false
      current?.stop()
      return ended
    },
    drop: () => {
      isWanted = false
      current?.abort()
    },
  }
}

/** What a recogniser says from its start to its end: each word is given as sure once, whatever was said before. */
function recogniserSession(before = { said: '', unsettled: '' }) {
  const again = (words: string[]) => repeatedWords(words.join(' '), before.said, before.unsettled)
  let given = 0
  let repeated: number | null = null
  let all: string[] = []
  let unsettled: string[] = []
  return {
    hear({ results }: ResultEvent) {
      const list = Array.from(results)
      const joined = (segments: typeof list) =>
        joinSegments(segments.map((one) => one[0]?.transcript ?? ''))
      const sure = wordsOf(joined(list.filter(({ isFinal }) => isFinal)))
      all = wordsOf(joined(list))
      if (repeated === null && sure.length > 0) repeated = again(sure)
      const from = Math.max(given, repeated ?? again(all))
      const fresh = sure.slice(from)
      if (fresh.length > 0) given = sure.length
      unsettled = all.slice(Math.max(from, given))
      return { sure: fresh.join(' '), unsure: unsettled.join(' ') }
    },
    take() {
      given = all.length
      unsettled = []
    },
    unsettled: () => unsettled.join(' '),
    said: () => all.join(' '),
  }
}

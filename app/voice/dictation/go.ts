import type { Spoken } from '../contract.ts'
import { NOTHING_HEARD, TAB_HIDDEN, TOO_LONG, WORDS_ARE_COMING } from '../messages.ts'
import { RECORDING_MAX_SECONDS } from '../rules.ts'
import { openField } from './heard-field.ts'
import { wordsOf } from './join-segments.ts'
import { watchMicrophone } from './microphone.ts'
import { recognise } from './recogniser.ts'
import { startRecording } from './recording.ts'
import { SILENT, type SpeakingOptions } from './shown.ts'
import { listenToLevel } from './sound-level.ts'
import { createSpeechClock } from './speech-clock.ts'
import { writeInto } from './write-into.ts'

/** How long the last words of a recogniser are waited for, in milliseconds. */
const LAST_WORDS_WITHIN = 2_000

interface GoOptions extends Omit<SpeakingOptions, 'field'> {
  field: HTMLTextAreaElement
  /** Null where the recogniser has the microphone for itself: nothing is measured or recorded then. */
  stream: MediaStream | null
  onOver: () => void
}

export type Go = ReturnType<typeof beginGo>

/** One go at speaking: from a press until the next, or until something ends it. */
export function beginGo({ maker, field, stream, show, onOver, ...options }: GoOptions) {
  const startedAt = Date.now()
  // First what may throw, while nothing is held that would have to be let go.
  const recording = stream && startRecording(stream)
  const measures = measure(stream, options.onLevel)
  const leaving = new AbortController()
  const words = countWords()
  let isOver = false
  /** By the operator's server; null while it has written nothing. */
  let written: number | null = null
  const writing = openField(field, {
    onText: options.onText,
    onTaken() {
      words.take()
      listener?.take()
    },
  })
  const listener =
    maker === 'recording' || maker === 'server'
      ? null
      : recognise({
          isLocal: maker === 'device',
          onHeard(said) {
            if (isOver) return
            words.hear(said)
            writing.write(said)
          },
          onFault: (sentence) => void end(sentence),
        })
  const leaveMicrophone = stream ? watchMicrophone(stream, (why) => void end(why)) : () => {}
  const hidden = () => document.hidden && void end(TAB_HIDDEN)
  document.addEventListener('visibilitychange', hidden)
  const late = setTimeout(() => void end(TOO_LONG), RECORDING_MAX_SECONDS * 1_000)
  show({ state: 'listening', startedAt })

  function close() {
    isOver = true
    leaving.abort()
    clearTimeout(late)
    document.removeEventListener('visibilitychange', hidden)
    writing.close()
    leaveMicrophone()
    measures.close()
    onOver()
  }

  let facts: ReturnType<typeof measures.facts> | null = null
  /** Taken once, when speaking ends: waiting for the words is no speech. */
  function takeFacts() {
    facts ??= measures.facts(startedAt)
    return facts
  }

  function tell(): boolean {
    const { seconds, silences } = takeFacts()
    const counted = listener ? words.count() : written
    if (seconds === 0 && !counted) return false
    options.onSpoken({ seconds: Math.max(1, seconds), words: counted, silences })
    return true
  }

  let isEnding = false
  async function end(notice = '') {
    if (isEnding || isOver) return
    isEnding = true
    takeFacts()
    show({ state: 'ending', notice })
    const kept = recording?.stop() ?? null
    if (listener) await Promise.race([listener.stop(), wait(LAST_WORDS_WITHIN)])
    if (isOver) return
    leaveMicrophone()
    const sound = await kept
    const told = maker === 'server' && sound ? await writeDownHere(sound) : null
    if (isOver) return
    const wasHeard = tell()
    close()
    const said = notice || (wasHeard ? '' : NOTHING_HEARD)
    show({ state: 'idle', recording: sound, startedAt: null, notice: said, ...told })
  }

  async function writeDownHere(sound: Blob) {
    measures.close()
    if (takeFacts().seconds === 0) return null
    show({ state: 'writing' })
    const { words: count, shown } = await writeInto(field, {
      ...options,
      recording: sound,
      leaving: leaving.signal,
    })
    written = count
    return shown
  }

  function drop() {
    listener?.drop()
    void recording?.stop()
    close()
  }

  return {
    end,
    drop,
    /** False while words are still to come: they are waited for. */
    settle(): boolean {
      if (maker === 'server') {
        if (isEnding) show({ notice: WORDS_ARE_COMING })
        else void end(WORDS_ARE_COMING)
        return false
      }
      tell()
      drop()
      show(SILENT)
      return true
    },
  }
}

/** What the level of the sound tells; without it, how long the go was and nothing of its silences. */
function measure(stream: MediaStream | null, onLevel: (level: number) => void) {
  const clock = createSpeechClock()
  let hasLevel = false
  const listening =
    stream &&
    listenToLevel(stream, ({ at, level }) => {
      hasLevel = true
      clock.add(at, level)
      onLevel(level)
    })
  return {
    facts(startedAt: number): Pick<Spoken, 'seconds' | 'silences'> {
      if (hasLevel) return clock.facts()
      return { seconds: Math.round((Date.now() - startedAt) / 1_000), silences: null }
    },
    close: () => void listening?.then((one) => one?.close()),
  }
}

/** Words that were heard for sure, and those that no later ones came to replace. */
function countWords() {
  let sure = 0
  let unsure = 0
  return {
    hear(said: { sure: string; unsure: string }) {
      sure += wordsOf(said.sure).length
      unsure = wordsOf(said.unsure).length
    },
    take() {
      sure += unsure
      unsure = 0
    },
    count: () => sure + unsure,
  }
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

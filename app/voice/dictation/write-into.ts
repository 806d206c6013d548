import { sentenceFor } from '#app/platform/http/call-api.ts'
import { NOTHING_WRITTEN, TRANSCRIPTION_FAILED, TRANSCRIPTION_LATE } from '../messages.ts'
import { openField } from './heard-field.ts'
import { wordsOf } from './join-segments.ts'
import type { Shown } from './shown.ts'
import { writeDown } from './write-down.ts'

/** In milliseconds: a little more than our server waits, so that it is the one to say why. */
const WITHIN = 130_000

interface Writing {
  recording: Blob
  onText: (text: string) => void
  /** Aborts when the question is left: nothing is sent or written any more. */
  leaving: AbortSignal
}

interface Written {
  words: number
  shown: Partial<Shown>
}

/** Has a recording written down into the field, where the hand is; whatever fails, the recording is kept. */
export async function writeInto(
  field: HTMLTextAreaElement,
  { recording, onText, leaving }: Writing,
): Promise<Written> {
  const call = new AbortController()
  const leave = () => call.abort()
  leaving.addEventListener('abort', leave)
  let isLate = false
  const late = setTimeout(() => {
    isLate = true
    call.abort()
  }, WITHIN)
  try {
    const text = await writeDown(recording, call.signal)
    if (leaving.aborted) return { words: 0, shown: {} }
    if (text === '') return { words: 0, shown: { notice: NOTHING_WRITTEN, isUnwritten: false } }
    const writing = openField(field, { onText, onTaken: () => {} })
    writing.write({ sure: text, unsure: '' })
    writing.close()
    return { words: wordsOf(text).length, shown: { isUnwritten: false } }
  } catch (error) {
    const sentence = isLate ? TRANSCRIPTION_LATE : TRANSCRIPTION_FAILED
    return { words: 0, shown: { notice: sentenceFor(error, sentence), isUnwritten: true } }
  } finally {
    clearTimeout(late)
    leaving.removeEventListener('abort', leave)
  }
}

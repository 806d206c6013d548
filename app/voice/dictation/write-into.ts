import { sentenceFor } from '#app/platform/http/call-api.ts'
import { NOTHING_WRITTEN, TRANSCRIPTION_FAILED } from '../messages.ts'
import { openField } from './heard-field.ts'
import { wordsOf } from './join-segments.ts'
import type { Shown } from './shown.ts'
import { writeDown } from './write-down.ts'

interface Writing {
  recording: Blob
  onText: (text: string) => void
  /** Whether the question is still the one that was answered. */
  isWanted: () => boolean
}

interface Written {
  words: number
  shown: Partial<Shown>
}

/** Has a recording written down into the field, where the hand is; whatever fails, the recording is kept. */
export async function writeInto(
  field: HTMLTextAreaElement,
  { recording, onText, isWanted }: Writing,
): Promise<Written> {
  try {
    const text = await writeDown(recording)
    if (!isWanted()) return { words: 0, shown: {} }
    if (text === '') return { words: 0, shown: { notice: NOTHING_WRITTEN, isUnwritten: false } }
    const writing = openField(field, { onText, onTaken: () => {} })
    writing.write({ sure: text, unsure: '' })
    writing.close()
    return { words: wordsOf(text).length, shown: { isUnwritten: false } }
  } catch (error) {
    return {
      words: 0,
      shown: { notice: sentenceFor(error, TRANSCRIPTION_FAILED), isUnwritten: true },
    }
  }
}

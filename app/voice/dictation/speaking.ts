import { stopReading } from '../aloud/read-aloud.ts'
import { WORDS_ARE_COMING } from '../messages.ts'
import { beginGo, type Go } from './go.ts'
import type { Maker } from './makers.ts'
import { openMicrophone, refusalOf } from './microphone.ts'
import { SILENT, type SpeakingOptions } from './shown.ts'
import { writeInto } from './write-into.ts'

/** Speaking into the field, from one press to the next; whatever ends it, the text is kept. */
export function createSpeaking(options: SpeakingOptions) {
  const { maker, show } = options
  let go: Go | null = null
  /** Of several starts the last one counts, and none once this is left. */
  let turn = 0
  /** While the last recording is written down once more; aborts when this is left. */
  let again: AbortController | null = null

  async function start() {
    const field = options.field()
    if (!field || go || again) return
    const mine = ++turn
    stopReading()
    show({ ...SILENT, state: 'asking' })
    let stream: MediaStream | null = null
    try {
      if (!hasItAlone(maker)) stream = await openMicrophone()
      if (mine !== turn) leaveMicrophone(stream)
      else go = beginGo({ ...options, field, stream, onOver: () => (go = null) })
    } catch (error) {
      leaveMicrophone(stream)
      if (mine === turn) show({ ...SILENT, notice: refusalOf(error) })
    }
  }
  return {
    start,
    stop: () => void go?.end(),
    /** Everything that was said is in the field, and told; false while words are still to come. */
    settle(): boolean {
      if (again) show({ notice: WORDS_ARE_COMING })
      return again === null && (go?.settle() ?? true)
    },
    /** Has the last recording written down once more. */
    async writeAgain(recording: Blob) {
      const field = options.field()
      if (!field || go || again) return
      again = new AbortController()
      const leaving = again.signal
      show({ state: 'writing', notice: '' })
      const { shown } = await writeInto(field, { ...options, recording, leaving })
      if (leaving.aborted) return
      again = null
      show({ state: 'idle', notice: '', ...shown })
    },
    leave() {
      turn++
      again?.abort()
      again = null
      go?.drop()
    },
  }
}

function leaveMicrophone(stream: MediaStream | null) {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** On Android a microphone that a page holds is silent for the recogniser of the browser. */
const hasItAlone = (maker: Maker): boolean =>
  (maker === 'device' || maker === 'browser') && /Android/i.test(navigator.userAgent)

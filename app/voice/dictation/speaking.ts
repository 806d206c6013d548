import { stopReading } from '../aloud/read-aloud.ts'
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

  async function start() {
    const field = options.field()
    if (!field || go) return
    const mine = ++turn
    stopReading()
    show({ ...SILENT, state: 'asking' })
    try {
      const stream = hasItAlone(maker) ? null : await openMicrophone()
      if (mine !== turn) for (const track of stream?.getTracks() ?? []) track.stop()
      else go = beginGo({ ...options, field, stream, onOver: () => (go = null) })
    } catch (error) {
      if (mine === turn) show({ ...SILENT, notice: refusalOf(error) })
    }
  }
  return {
    start,
    stop: () => void go?.end(),
    /** Everything that was said is in the field, and told; false while words are still to come. */
    settle: () => go?.settle() ?? true,
    /** Has the last recording written down once more. */
    async writeAgain(recording: Blob) {
      const field = options.field()
      if (!field || go) return
      const mine = ++turn
      show({ state: 'writing', notice: '' })
      const { shown } = await writeInto(field, {
        ...options,
        recording,
        isWanted: () => mine === turn,
      })
      if (mine === turn) show({ state: 'idle', ...shown })
    },
    leave() {
      turn++
      go?.drop()
    },
  }
}

/** On Android a microphone that a page holds is silent for the recogniser of the browser. */
const hasItAlone = (maker: Maker): boolean =>
  (maker === 'device' || maker === 'browser') && /Android/i.test(navigator.userAgent)

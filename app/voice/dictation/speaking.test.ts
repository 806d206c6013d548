// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  DEVICE_LOST,
  INTERRUPTED,
  MICROPHONE_IN_USE,
  REVOKED,
  TAB_HIDDEN,
  TRANSCRIPTION_LATE,
  WORDS_ARE_COMING,
} from '../messages.ts'
import { type Shown, SILENT } from './shown.ts'
import { createSpeaking } from './speaking.ts'

const SOUND = new Blob(['un son'], { type: 'audio/webm' })

class PlayedRecorder extends EventTarget {
  static isTypeSupported = () => true
  state = 'inactive'
  mimeType = 'audio/webm'
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: SOUND }))
    this.dispatchEvent(new Event('stop'))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('MediaRecorder', PlayedRecorder)
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'mediaDevices')
  Reflect.deleteProperty(navigator, 'permissions')
  Reflect.deleteProperty(document, 'hidden')
})

/** Speaking by the operator's server, whose answers come when the test says so. */
function aSpeaker() {
  const track = Object.assign(new EventTarget(), { stop: vi.fn() })
  const stream = { getTracks: () => [track], getAudioTracks: () => [track] }
  const value = { getUserMedia: async () => stream }
  Object.defineProperty(navigator, 'mediaDevices', { value, configurable: true })
  const calls: { signal: AbortSignal; answer: (response: Response) => void }[] = []
  const fetched = (_: string, { signal }: { signal: AbortSignal }) =>
    new Promise<Response>((answer, reject) => {
      calls.push({ signal, answer })
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  vi.stubGlobal('fetch', fetched)
  const field = document.createElement('textarea')
  let shown: Shown = SILENT
  const onSpoken = vi.fn()
  const speaking = createSpeaking({
    ...{ maker: 'server', field: () => field, onText: () => {}, onSpoken, onLevel: () => {} },
    show: (change) => {
      shown = { ...shown, ...change }
    },
  })
  const says = (text: string) => calls.at(-1)?.answer(new Response(JSON.stringify({ text })))
  return { speaking, field, calls, says, track, onSpoken, shown: () => shown }
}

/** Ten seconds are said, and sent. */
async function say(speaker: ReturnType<typeof aSpeaker>) {
  await speaker.speaking.start()
  await vi.advanceTimersByTimeAsync(10_000)
  speaker.speaking.stop()
  await vi.waitFor(() => expect(speaker.calls).toHaveLength(1))
}

test('who submits while words are still written down is told that they come', async () => {
  const speaker = aSpeaker()
  await say(speaker)

  expect(speaker.speaking.settle()).toBe(false)
  expect(speaker.shown()).toMatchObject({ state: 'writing', notice: WORDS_ARE_COMING })

  speaker.says('Je suis libraire.')
  await vi.waitFor(() => expect(speaker.field.value).toBe('Je suis libraire.'))
  expect(speaker.shown()).toMatchObject({ state: 'idle', notice: '' })
  expect(speaker.speaking.settle()).toBe(true)
})

test('a transcription without end is left, its recording kept, and the answer can be submitted', async () => {
  const speaker = aSpeaker()
  await say(speaker)

  await vi.advanceTimersByTimeAsync(130_000)

  const late = { state: 'idle', notice: TRANSCRIPTION_LATE, isUnwritten: true }
  expect(speaker.shown()).toMatchObject(late)
  expect(speaker.shown().recording?.size).toBe(SOUND.size)
  expect(speaker.calls[0]?.signal.aborted).toBe(true)
  expect(speaker.speaking.settle()).toBe(true)
})

test('whoever leaves the question ends what is sent, the first time and once more', async () => {
  const speaker = aSpeaker()
  await say(speaker)
  speaker.speaking.leave()
  expect(speaker.calls[0]?.signal.aborted).toBe(true)

  void speaker.speaking.writeAgain(SOUND)
  await vi.waitFor(() => expect(speaker.calls).toHaveLength(2))
  speaker.speaking.leave()
  expect(speaker.calls[1]?.signal.aborted).toBe(true)
  expect(speaker.field.value).toBe('')
})

test('waiting for the words is no speech', async () => {
  const speaker = aSpeaker()
  await say(speaker)
  await vi.advanceTimersByTimeAsync(40_000)
  speaker.says('Je suis libraire.')

  await vi.waitFor(() => expect(speaker.onSpoken).toHaveBeenCalledOnce())
  expect(speaker.onSpoken).toHaveBeenCalledWith({ seconds: 10, words: 3, silences: null })
})

test('a recording is written down once more by one call, and its words are waited for', async () => {
  const speaker = aSpeaker()
  const writing = speaker.speaking.writeAgain(SOUND)
  void speaker.speaking.writeAgain(SOUND)

  expect(speaker.speaking.settle()).toBe(false)
  expect(speaker.shown()).toMatchObject({ state: 'writing', notice: WORDS_ARE_COMING })
  speaker.says('Je suis libraire.')
  await writing

  expect(speaker.calls).toHaveLength(1)
  expect(speaker.field.value).toBe('Je suis libraire.')
  expect(speaker.speaking.settle()).toBe(true)
})

test('a start that fails lets the microphone go', async () => {
  class BrokenRecorder extends PlayedRecorder {
    override start() {
      throw new DOMException('No encoder', 'NotSupportedError')
    }
  }
  vi.stubGlobal('MediaRecorder', BrokenRecorder)
  const speaker = aSpeaker()

  await speaker.speaking.start()

  expect(speaker.track.stop).toHaveBeenCalled()
  expect(speaker.shown()).toMatchObject({ state: 'idle', notice: MICROPHONE_IN_USE })
})

const nowIs = (state: PermissionState) =>
  Object.defineProperty(navigator, 'permissions', {
    value: { query: async () => ({ state }) },
    configurable: true,
  })

test.each<[string, string, (speaker: ReturnType<typeof aSpeaker>) => void]>([
  [
    'a permission that is taken back',
    REVOKED,
    ({ track }) => {
      nowIs('denied')
      track.dispatchEvent(new Event('ended'))
    },
  ],
  [
    'a headset that is lost',
    DEVICE_LOST,
    ({ track }) => {
      nowIs('granted')
      track.dispatchEvent(new Event('ended'))
    },
  ],
  [
    'a call that takes the microphone',
    INTERRUPTED,
    ({ track }) => track.dispatchEvent(new Event('mute')),
  ],
  [
    'a tab that is hidden',
    TAB_HIDDEN,
    () => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    },
  ],
])(
  '%s in the middle ends the dictation, keeps what was said, and is told',
  async (_, sentence, happen) => {
    const speaker = aSpeaker()
    speaker.field.value = 'Déjà écrit.'
    await speaker.speaking.start()
    await vi.advanceTimersByTimeAsync(10_000)

    happen(speaker)

    await vi.waitFor(() => expect(speaker.calls).toHaveLength(1))
    expect(speaker.track.stop).toHaveBeenCalled()
    speaker.says('Je suis libraire.')
    await vi.waitFor(() => expect(speaker.field.value).toBe('Déjà écrit. Je suis libraire.'))
    expect(speaker.shown()).toMatchObject({ state: 'idle', notice: sentence })
    expect(speaker.shown().recording?.size).toBe(SOUND.size)
  },
)

import type { Page } from '@playwright/test'

type Heard = [text: string, isFinal: boolean][]

/** Plays the browser's recogniser and its voices in the page; what was asked of them is kept in `voiceLog`. */
export async function playVoices(page: Page) {
  await page.addInitScript(() => {
    const log: string[] = []
    const world = window as unknown as Record<string, unknown>
    world.voiceLog = log
    class PlayedRecogniser extends EventTarget {
      continuous = false
      interimResults = false
      lang = ''
      start() {
        world.recogniser = this
        log.push(`start ${this.lang} ${this.continuous} ${this.interimResults}`)
      }
      stop() {
        log.push('stop')
        setTimeout(() => this.dispatchEvent(new Event('end')))
      }
      abort() {
        log.push('abort')
      }
    }
    world.SpeechRecognition = PlayedRecogniser
    world.webkitSpeechRecognition = PlayedRecogniser

    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = (wanted) => {
      log.push('microphone')
      return ask(wanted)
    }

    const voice = (lang: string, localService: boolean) => ({ lang, localService, name: lang })
    const voices = [voice('en-US', true), voice('fr-FR', false), voice('fr-FR', true)]
    class PlayedUtterance extends EventTarget {
      voice = voice('', false)
      lang = ''
      text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    world.SpeechSynthesisUtterance = PlayedUtterance
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => voices,
        speak: ({ text, voice: by }: PlayedUtterance) =>
          log.push(`speak ${by.lang} ${by.localService} ${text}`),
        cancel: () => log.push('silence'),
      },
    })
  })
  return {
    log: () => page.evaluate(() => (window as unknown as { voiceLog: string[] }).voiceLog),
    /** The recogniser tells all that it heard since it began, as browsers do. */
    hear: (...heard: Heard) =>
      page.evaluate((list) => {
        const results = list.map(([transcript, isFinal]) => ({ isFinal, 0: { transcript } }))
        const { recogniser } = window as unknown as { recogniser: EventTarget }
        recogniser.dispatchEvent(Object.assign(new Event('result'), { results }))
      }, heard),
    endByItself: () =>
      page.evaluate(() => {
        const { recogniser } = window as unknown as { recogniser: EventTarget }
        recogniser.dispatchEvent(new Event('end'))
      }),
    fail: (error: string) =>
      page.evaluate((name) => {
        const { recogniser } = window as unknown as { recogniser: EventTarget }
        recogniser.dispatchEvent(Object.assign(new Event('error'), { error: name }))
        recogniser.dispatchEvent(new Event('end'))
      }, error),
  }
}

// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { RECOGNISER_SILENT } from '../messages.ts'
import { openField } from './heard-field.ts'
import { recognise } from './recogniser.ts'

afterEach(() => void vi.unstubAllGlobals())

type Segment = [text: string, isFinal: boolean]

/** The browser's recogniser, played: the start of that number and those after it throw. */
function listen(throwsFrom = Number.POSITIVE_INFINITY) {
  let starts = 0
  let current = new EventTarget()
  class PlayedRecogniser extends EventTarget {
    start() {
      if (++starts >= throwsFrom) throw new Error('It has started already')
      current = this
    }
    stop() {
      this.dispatchEvent(new Event('end'))
    }
    abort() {}
  }
  vi.stubGlobal('SpeechRecognition', PlayedRecogniser)
  const field = document.createElement('textarea')
  const writing = openField(field, { onText: () => {}, onTaken: () => {} })
  const onFault = vi.fn()
  const listening = recognise({ isLocal: false, onHeard: writing.write, onFault })
  return {
    ...{ field, onFault, listening },
    /** All that it heard since it began, as browsers tell it. */
    hear(...heard: Segment[]) {
      const results = heard.map(([transcript, isFinal]) => ({ isFinal, 0: { transcript } }))
      current.dispatchEvent(Object.assign(new Event('result'), { results }))
    },
    endByItself: () => current.dispatchEvent(new Event('end')),
  }
}

test('words that were not sure yet stay when the recogniser ends by itself, though they do not come back', () => {
  const { field, hear, endByItself } = listen()
  hear(['je garde mon calme', true], ['et je préviens ma cheffe tout de suite', false])

  endByItself()
  hear(['ensuite', false])
  expect(field.value).toBe('Je garde mon calme et je préviens ma cheffe tout de suite ensuite')
  hear(['ensuite je note tout', true])
  expect(field.value).toBe(
    'Je garde mon calme et je préviens ma cheffe tout de suite ensuite je note tout',
  )
})

test('words that were not sure yet, and do come back, are written once', () => {
  const { field, hear, endByItself } = listen()
  hear(['je garde mon calme', true], ['et', false])

  endByItself()
  hear(['et je', false])
  expect(field.value).toBe('Je garde mon calme et je')
  hear(['et je regarde', true])
  expect(field.value).toBe('Je garde mon calme et je regarde')
})

test('a recogniser that does not start is told as one that does not answer', async () => {
  const { onFault, listening } = listen(1)

  await listening.stop()
  expect(onFault.mock.calls).toEqual([[RECOGNISER_SILENT]])
})

test('one that cannot begin again says so, and keeps what it heard', async () => {
  const { field, onFault, hear, endByItself, listening } = listen(2)
  hear(['je suis libraire', false])

  endByItself()

  await listening.stop()
  expect(onFault.mock.calls).toEqual([[RECOGNISER_SILENT]])
  expect(field.value).toBe('Je suis libraire')
})

test('browsers without `Promise.withResolvers` listen as well', async () => {
  const kept = Promise.withResolvers
  Reflect.deleteProperty(Promise, 'withResolvers')
  try {
    const { field, hear, listening } = listen()
    hear(['oui', true])
    await listening.stop()
    expect(field.value).toBe('Oui')
  } finally {
    Promise.withResolvers = kept
  }
})

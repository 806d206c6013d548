// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { coachInBrowser, endCoach } from './coach-in-browser.ts'
import type { ToldByCoach } from './coach-messages.ts'

/** A browser older than `Promise.withResolvers`, whose workers do as told. */
function anOlderBrowser(work: (worker: EventTarget, port: MessagePort) => void) {
  vi.stubGlobal(
    'Promise',
    class<T> extends Promise<T> {
      static override withResolvers: never
    },
  )
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(_asked: unknown, [port]: MessagePort[]) {
        if (port) work(this, port)
      }
      terminate() {}
    },
  )
}

afterEach(endCoach)

test('the coach answers in a browser that is some years old', async () => {
  anOlderBrowser((_, port) => {
    port.postMessage(null)
    port.postMessage({ answer: ['Boulanger / Boulangère'] } satisfies ToldByCoach)
  })

  expect(await coachInBrowser.searchTrades('boul')).toEqual(['Boulanger / Boulangère'])
})

test('a program that does not come is said to be why', async () => {
  anOlderBrowser((worker) => worker.dispatchEvent(new Event('error')))

  await expect(coachInBrowser.searchTrades('boul')).rejects.toMatchObject({
    sentence: "Le coach n'a pas pu être chargé sur cet appareil.",
  })
})

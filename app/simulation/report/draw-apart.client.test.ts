import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { drawApart } from './draw-apart.client.ts'
import { type Drawing, drawReport } from './draw-report.ts'
import { aReport } from './testing/a-report.ts'

const PUBLIC = join(import.meta.dirname, '../../../public')

/** A browser whose workers answer as told, and which knows which of them still live. */
function aBrowser(work: (drawing: Drawing, worker: EventTarget) => Promise<Event>) {
  const asked: string[] = []
  const living = new Set<EventTarget>()
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response(await readFile(join(PUBLIC, address)))
  })
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor() {
        super()
        living.add(this)
      }
      async postMessage(drawing: Drawing, transfer: ArrayBuffer[]) {
        this.dispatchEvent(await work(structuredClone(drawing, { transfer }), this))
      }
      terminate() {
        living.delete(this)
      }
    },
  )
  return { asked, living, [Symbol.dispose]: () => void vi.unstubAllGlobals() }
}

const drawn = async (drawing: Drawing) =>
  new MessageEvent('message', { data: await (await drawReport(drawing)).arrayBuffer() })

test('the report is drawn beside the page, with fonts of this site, by a worker that ends with it', async () => {
  using browser = aBrowser(drawn)

  const file = await drawApart({ report: aReport() })

  expect(await file.slice(0, 5).text()).toBe('%PDF-')
  expect(file.type).toBe('application/pdf')
  expect(browser.asked.toSorted()).toEqual([
    '/fonts/atkinson-hyperlegible-next-bold.ttf',
    '/fonts/atkinson-hyperlegible-next-regular.ttf',
    '/fonts/bricolage-grotesque-bold.ttf',
  ])
  expect(browser.living.size).toBe(0)
})

test('a worker that cannot be loaded fails the drawing and leaves nothing alive; the next one draws', async () => {
  const answers = [async () => new Event('error'), drawn]
  using browser = aBrowser((drawing) => (answers.shift() ?? drawn)(drawing))

  await expect(drawApart({ report: aReport() })).rejects.toMatchObject({ name: 'NetworkError' })
  expect(browser.living.size).toBe(0)

  expect((await drawApart({ report: aReport() })).size).toBeGreaterThan(10_000)
})

test('a font that is missing fails the drawing and leaves nothing alive', async () => {
  using browser = aBrowser(drawn)
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))

  await expect(drawApart({ report: aReport() })).rejects.toThrow(/^The font .* answered 404\.$/)

  expect(browser.living.size).toBe(0)
})

/** Seconds of the page pass only as told, and stand still before and after. */
function aClock() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  return {
    pass: (seconds: number) => vi.advanceTimersByTime(seconds * 1000),
    [Symbol.dispose]: () => void vi.useRealTimers(),
  }
}

test('a worker that falls silent for a minute is given up, and the next one draws', async () => {
  using clock = aClock()
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const hangs = () => {
    ask()
    return new Promise<Event>(() => {})
  }
  const answers = [hangs, drawn]
  using browser = aBrowser((drawing) => (answers.shift() ?? drawn)(drawing))

  const failure = expect(drawApart({ report: aReport() })).rejects.toMatchObject({
    name: 'TimeoutError',
  })
  await asked
  clock.pass(60)
  await failure
  expect(browser.living.size).toBe(0)

  expect((await drawApart({ report: aReport() })).size).toBeGreaterThan(10_000)
})

test('a worker that says where it is may take as long as it needs', async () => {
  using clock = aClock()
  using _browser = aBrowser(async (drawing, worker) => {
    for (const _pass of [1, 2, 3]) {
      worker.dispatchEvent(new MessageEvent('message', { data: null }))
      clock.pass(59)
    }
    return drawn(drawing)
  })

  expect((await drawApart({ report: aReport() })).size).toBeGreaterThan(10_000)
})

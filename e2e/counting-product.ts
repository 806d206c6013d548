import { expect } from '@playwright/test'
import { freePort } from '../testing/free-port.ts'
import { startProduct } from '../testing/start-product.ts'
import { test as base } from './journey.ts'
import { aDataFolder } from './mailbox.ts'

interface CountingProduct {
  url: string
  /** How many answers it was ever sent, by whatever page, once nobody waits for anything any more. */
  countAnswers(): Promise<number>
}

/** A product of one worker, which tells from its own side what reached it: a page that goes forgets what it sent. */
export const test = base.extend<object, { product: CountingProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
    async ({}, use) => {
      const metricsPort = await freePort()
      await using product = await startProduct({
        AI_PROVIDER: 'scripted',
        METRICS_PORT: String(metricsPort),
        DATA_DIR: aDataFolder(),
      })
      const { url } = product
      await use({ url, countAnswers: () => countAnswers(metricsPort) })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
})

const SENT = /^http_requests_total\{[^}]*route="\/api\/generate-feedback"[^}]*\} (\d+)$/gm

async function countAnswers(metricsPort: number): Promise<number> {
  const read = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  await expect.poll(read).toMatch(/^http_requests_in_flight 0$/m)
  return [...(await read()).matchAll(SENT)].reduce((sum, [, count]) => sum + Number(count), 0)
}

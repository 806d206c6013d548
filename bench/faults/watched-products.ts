import { fork } from 'node:child_process'
import { once } from 'node:events'
import { AN_OFFER } from '../../testing/an-offer.ts'
import type { startProduct } from '../../testing/start-product.ts'
import type { Watched } from './gone-and-nested.ts'

export type Product = Awaited<ReturnType<typeof startProduct>>

const TYPE = { 'Content-Type': 'application/json' }

/** Does something while other requests are timed; begins once the products have got ready. */
export async function whileWatched(
  products: Product[],
  work: () => Promise<string[]>,
): Promise<Watched> {
  // The interviewer gets ready just after the start, which is no matter of this.
  await Promise.all(products.map(({ url }) => askQuestions(url)))
  const addresses = products.map(({ url }) => url)
  const watcher = fork(new URL('./watch-health.ts', import.meta.url), addresses)
  await once(watcher, 'message')
  const statuses = await work()
  watcher.send('over')
  const [longest] = await once(watcher, 'message')
  const counts = Object.entries(Object.groupBy(statuses, (status) => status))
  return {
    answers: counts.map(([status, those]) => `${those?.length} × ${status}`).join(', '),
    longest: Math.round(longest),
    memory: Math.max(...products.map((product) => product.peakMemory())),
  }
}

async function askQuestions(url: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  const body = JSON.stringify({ jobDescription: AN_OFFER })
  await (
    await fetch(`${url}/api/generate-questions`, { method: 'POST', headers: TYPE, body })
  ).text()
}

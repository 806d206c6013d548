import autocannon from 'autocannon'
import { median, quantile } from './quantile.ts'

const READING = 5
/** Between two newcomers, in milliseconds. */
const PACE = 20

/** How long who comes by a new connection waits for `/` while 50 others ask for `path`, in milliseconds. */
export async function timeNewcomers(url: string, path: string) {
  const waits: number[] = []
  const end = performance.now() + READING * 1_000
  const come = async () => {
    while (performance.now() < end) {
      const came = performance.now()
      const page = await fetch(`${url}/`, { headers: { connection: 'close' } })
      await page.arrayBuffer()
      waits.push(performance.now() - came)
      await new Promise((resolve) => setTimeout(resolve, PACE))
    }
  }
  await Promise.all([
    autocannon({ url: url + path, connections: 50, duration: READING + 1 }),
    come(),
  ])
  return { median: Math.round(median(waits)), p95: Math.round(quantile(waits, 0.95)) }
}

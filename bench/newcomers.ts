import autocannon from 'autocannon'

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
  waits.sort((a, b) => a - b)
  const at = (part: number) => Math.round(waits[Math.floor(waits.length * part)] ?? Number.NaN)
  return { median: at(0.5), p95: at(0.95) }
}

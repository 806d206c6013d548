import { Agent, request } from 'node:http'
import { setPriority } from 'node:os'

/** Between two questions, in milliseconds. */
const PAUSE = 5
const PROCESS_PRIORITY = -10
const agent = new Agent({ keepAlive: true })

// A process of its own, before the others where that is allowed: what an attack costs whoever makes it
// is no wait of anybody else.
try {
  setPriority(PROCESS_PRIORITY)
} catch {}
let isOver = false
const watched = Promise.all(process.argv.slice(2).map(watch))
process.once('message', async () => {
  isOver = true
  process.send?.(Math.max(...(await watched)), () => process.exit(0))
})
process.send?.('ready')

async function watch(url: string): Promise<number> {
  let longest = 0
  while (!isOver) {
    const asked = performance.now()
    await new Promise<void>((resolve, reject) => {
      request(`${url}/healthz`, { agent }, (response) => {
        response.resume().once('end', resolve)
      })
        .once('error', reject)
        .end()
    })
    longest = Math.max(longest, performance.now() - asked)
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  return longest
}

import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

const agent = new Agent({ keepAlive: true })
/** Between two questions, in milliseconds. */
const PAUSE = 5
const urls: string[] = workerData

// A thread of its own: what an attack costs whoever makes it is no wait of anybody else.
let isOver = false
const watched = Promise.all(urls.map(watch))
parentPort?.once('message', async () => {
  isOver = true
  parentPort?.postMessage(Math.max(...(await watched)))
})

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

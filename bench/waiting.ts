import { request } from 'node:http'
import autocannon from 'autocannon'
import { startModelPeer } from '../testing/model-peer.ts'
import { startProduct } from '../testing/start-product.ts'

const CALLS = 1_000
/** How long the other routes are read while the calls wait, in seconds. */
const READING = 5
const OTHER_ROUTES = ['/', '/blog', '/api/blog/articles']
const ASKED = {
  question: "Racontez-moi un accueil où l'état d'un patient vous a inquiété.",
  answer:
    "En mars, à l'accueil, un patient parlait plus vite que d'habitude. J'ai prévenu le médecin et le traitement a été revu le jour même.",
  jobDescription: 'Hôpital de jour : accueil des patients, ateliers, traçabilité des soins.',
}

/** A thousand assessments wait for a silent provider: what it costs, and how fast they end when left. */
export async function measureWaiting() {
  await using peer = await startModelPeer({ hangs: true })
  await using product = await startProduct({ ...peer.env.google, AI_TIMEOUT_MS: '120000' })
  const calls = Array.from({ length: CALLS }, (_, number) => ask(product.url, number))
  const inFlight = await until(() => peer.calls.length, CALLS, 60_000)
  const reads = []
  for (const path of OTHER_ROUTES) {
    const { latency, requests, non2xx, errors } = await autocannon({
      url: product.url + path,
      connections: 10,
      duration: READING,
    })
    const failed = non2xx + errors
    reads.push({ path, p99: latency.p99, perSecond: Math.round(requests.average), failed })
  }
  const memory = product.memory()

  const left = performance.now()
  for (const call of calls) call.destroy()
  const dropped = await until(
    () => peer.calls.filter((call) => call.wasDropped).length,
    CALLS,
    5_000,
  )
  const endedAfter = Math.round(performance.now() - left)
  return { inFlight, memory, reads, dropped, endedAfter }
}

function ask(url: string, number: number) {
  const body = JSON.stringify({ ...ASKED, answer: `${ASKED.answer} Cas ${number}.` })
  const call = request(`${url}/api/generate-feedback`, {
    method: 'POST',
    headers: { Accept: 'text/event-stream', 'Content-Type': 'application/json' },
    agent: false,
  })
  call.on('response', (response) => response.on('error', () => {}).resume())
  call.on('error', () => {})
  return call.end(body)
}

async function until(count: () => number, wanted: number, milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds
  while (count() < wanted && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return count()
}

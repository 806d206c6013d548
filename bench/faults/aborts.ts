import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { AN_OFFER } from '../../testing/an-offer.ts'

export const AT_ONCE = 100
/** A page kept as bytes, one that is rendered, a call, a stream, and work that costs. */
const READ = ['/', '/blog?q=entretien', '/api/blog/articles?search=entretien', '/blog']
const STREAMED = {
  question: "Parlez-moi d'une réussite.",
  answer: "En mars, j'ai rangé le rayon et les ventes ont augmenté de 12 %. [[par étapes]]",
  jobDescription: 'Vente en magasin.',
}
const EACH = 20

/** Sends so many requests, a hundred at a time, and leaves each of them at some moment or other. */
export async function abandon(url: string, count: number, encoding: 'br' | 'gzip' | 'identity') {
  for (let done = 0; done < count; done += AT_ONCE) {
    const many = Math.min(AT_ONCE, count - done)
    await Promise.all(Array.from({ length: many }, (_, each) => leave(url, done + each, encoding)))
  }
}

async function leave(url: string, number: number, encoding: string): Promise<void> {
  const { path, body } = asked(number)
  const headers = {
    'Accept-Encoding': encoding,
    ...(body && { 'Content-Type': 'application/json', Accept: 'text/event-stream' }),
  }
  const options = { method: body ? 'POST' : 'GET', agent: false as const, headers }
  const call = request(url + path, options).on('error', () => {})
  call.end(body)
  const moments = [
    () => once(call, 'socket'),
    () => once(call, 'finish'),
    () => once(call, 'response'),
    async () => {
      const [response] = await once(call, 'response')
      response.on('error', () => {})
      await once(response, 'data').catch(() => {})
    },
  ]
  await moments[number % moments.length]?.().catch(() => {})
  const closed = new Promise((resolve) => call.once('close', resolve))
  call.destroy()
  await closed
}

function asked(number: number): { path: string; body?: string } {
  const turn = number % EACH
  if (turn === 0) {
    return { path: '/api/generate-questions', body: JSON.stringify({ jobDescription: AN_OFFER }) }
  }
  if (turn < EACH / 4) return { path: '/api/generate-feedback', body: JSON.stringify(STREAMED) }
  return { path: READ[turn % READ.length] ?? '/' }
}

/** Files, sockets and the like that a process holds. */
export const handlesOf = (pid: number) => readdirSync(`/proc/${pid}/fd`).length

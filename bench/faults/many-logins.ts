import { Agent, request } from 'node:http'
import { A_PASSWORD } from '../../testing/an-account.ts'

const PAGES = ['/', '/blog', '/blog?q=entretien', '/api/blog/articles', '/admin']
const agent = new Agent({ keepAlive: true, maxSockets: 500 })

interface Offered {
  perSecond: number
  seconds: number
  /** How many people read pages meanwhile. */
  readers: number
}

/** Offers logins at a pace that nobody slows down while pages are read; what both were answered. */
export async function offerLogins(url: string, { perSecond, seconds, readers }: Offered) {
  const pages = keepReading(url, readers)
  const logins: Promise<Answer>[] = []
  const total = perSecond * seconds
  const begun = performance.now()
  while (logins.length < total) {
    const due = Math.min(total, ((performance.now() - begun) * perSecond) / 1_000 + 1)
    while (logins.length < due) logins.push(logIn(url, logins.length))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const offeredIn = (performance.now() - begun) / 1_000
  const answers = await Promise.all(logins)
  return { answers, offeredPerSecond: total / offeredIn, pages: await pages.stop() }
}

export interface Answer {
  status: number
  retryAfter: string | undefined
  /** In milliseconds. */
  took: number
}

const logIn = (url: string, number: number) =>
  ask(`${url}/api/login`, {
    method: 'POST',
    body: JSON.stringify({ email: `personne-${number}@exemple.fr`, password: A_PASSWORD }),
  })

/** Readers who read one page after the other until they are told to stop. */
function keepReading(url: string, many: number) {
  const answers: Answer[] = []
  let goesOn = true
  const read = async (first: number) => {
    for (let turn = first; goesOn; turn++) {
      answers.push(await ask(url + PAGES[turn % PAGES.length], { method: 'GET' }))
    }
  }
  const readers = Array.from({ length: many }, (_, first) => read(first))
  return {
    async stop() {
      goesOn = false
      await Promise.all(readers)
      return answers
    },
  }
}

function ask(url: string, { method, body }: { method: string; body?: string }): Promise<Answer> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const headers = body ? { 'Content-Type': 'application/json' } : {}
    request(url, { method, agent, headers }, (response) => {
      const { statusCode = 0, headers } = response
      response.resume().once('end', () =>
        resolve({
          status: statusCode,
          retryAfter: headers['retry-after'],
          took: performance.now() - begun,
        }),
      )
    })
      .on('error', reject)
      .end(body)
  })
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { METHODS } from '../methods.ts'
import type { AnswerKeeper } from './answer-keeper.ts'
import { type KeptAnswer, sendKept } from './kept-answer.ts'

interface Options {
  files: (path: string) => KeptAnswer | undefined
  /** Of an answer that is no page. */
  headers: readonly [string, string][]
  keeper: AnswerKeeper
  /** Where what an address asks for is kept, or null if it is made for each request. */
  keptAddress: (url: string) => string | null
  next: RequestListener
}

/** Answers with kept bytes ahead of everything else, where bytes cost least; leaves the rest to `next`. */
export function frontDoor({ files, headers, keeper, keptAddress, next }: Options): RequestListener {
  const closed = headers.flat()
  const refused = [...closed, 'Allow', METHODS.join(', ')]

  async function answerSoon(address: string, request: IncomingMessage, response: ServerResponse) {
    try {
      const answer = await keeper.obtain(address)
      if ('forms' in answer) sendKept(answer, request, response)
      else await sendWhole(answer, request, response)
    } catch {
      // What cannot be kept is answered, and its fault told, as if there were no keeping.
      if (!response.headersSent) next(request, response)
    }
  }

  return (request, response) => {
    const { method = '', url = '' } = request
    if (method !== 'GET' && method !== 'HEAD') {
      if (!METHODS.includes(method)) return void response.writeHead(405, refused).end()
      if (url.startsWith('/api/admin/')) response.once('close', keeper.expire)
      return next(request, response)
    }
    const path = url.split('?', 1)[0] ?? ''
    const file = files(path)
    if (file) return sendKept(file, request, response)
    if (path.startsWith('/assets/')) return void response.writeHead(404, closed).end()
    const address = keptAddress(url)
    if (address === null) return next(request, response)
    const held = keeper.held(address)
    if (held) return sendKept(held, request, response)
    void answerSoon(address, request, response)
  }
}

async function sendWhole(answer: Response, request: IncomingMessage, response: ServerResponse) {
  const body = Buffer.from(await answer.arrayBuffer())
  response.writeHead(answer.status, [...answer.headers].flat())
  response.end(request.method === 'HEAD' ? undefined : body)
}

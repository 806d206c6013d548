import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { METHODS } from '../methods.ts'
import type { AnswerCache } from './answer-cache.ts'
import { type CachedAnswer, sendCached } from './cached-answer.ts'

interface Options {
  files: (path: string) => CachedAnswer | undefined
  /** Of an answer that is no page. */
  headers: readonly [string, string][]
  cache: AnswerCache
  /** Under which key the answer to an address is kept; null where one is made for each request. */
  cacheKey: (url: string) => string | null
  next: RequestListener
}

/** Answers from the caches on plain `node:http`, where bytes cost least; leaves the rest to `next`. */
export function serveCached({ files, headers, cache, cacheKey, next }: Options): RequestListener {
  const closed = headers.flat()
  const refused = [...closed, 'Allow', METHODS.join(', ')]

  async function answerSoon(key: string, request: IncomingMessage, response: ServerResponse) {
    try {
      const answer = await cache.obtain(key)
      if ('forms' in answer) sendCached(answer, request, response)
      else await sendWhole(answer, request, response)
    } catch {
      // What cannot be kept is answered, and its fault told, as if there were no cache.
      if (!response.headersSent) next(request, response)
    }
  }

  return (request, response) => {
    const { method = '', url = '' } = request
    if (method !== 'GET' && method !== 'HEAD') {
      if (!METHODS.includes(method)) return void response.writeHead(405, refused).end()
      if (url.startsWith('/api/admin/')) response.once('close', cache.expire)
      return next(request, response)
    }
    const path = url.split('?', 1)[0] ?? ''
    const file = files(path)
    if (file) return sendCached(file, request, response)
    if (path.startsWith('/assets/')) return void response.writeHead(404, closed).end()
    const key = cacheKey(url)
    if (key === null) return next(request, response)
    const held = cache.held(key)
    if (held) return sendCached(held, request, response)
    void answerSoon(key, request, response)
  }
}

async function sendWhole(answer: Response, request: IncomingMessage, response: ServerResponse) {
  const body = Buffer.from(await answer.arrayBuffer())
  response.writeHead(answer.status, [...answer.headers].flat())
  response.end(request.method === 'HEAD' ? undefined : body)
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { OUTAGE, OUTAGE_RETRY } from '../answer-problem.ts'
import type { Listener } from '../guarded.ts'
import { METHODS } from '../methods.ts'
import type { AnswerCache } from './answer-cache.ts'
import { sendCached } from './cached-answer.ts'
import type { CachedFiles } from './cached-files.ts'

const NO_FILE = "Ce fichier n'existe pas, ou n'existe plus."

interface Options {
  files: CachedFiles
  /** Of an answer that is no page. */
  headers: readonly [string, string][]
  cache: AnswerCache
  /** Under which key the answer to an address is kept; null where one is made for each request. */
  cacheKey: (url: string) => string | null
  next: Listener
}

/** Answers from the caches on plain `node:http`, where bytes cost least; leaves the rest to `next`. */
export function serveCached({ files, headers, cache, cacheKey, next }: Options): Listener {
  const closed = headers.flat()
  const refused = [...closed, 'Allow', METHODS.join(', ')]
  // It may come with the next build.
  const unkept = ['Content-Type', 'text/plain; charset=utf-8', 'Cache-Control', 'no-store']
  const absent = [...closed, ...unkept]
  const unread = [...absent, 'Retry-After', String(OUTAGE_RETRY)]

  async function answerSoon(key: string, request: IncomingMessage, response: ServerResponse) {
    try {
      const answer = await cache.obtain(key)
      if ('forms' in answer) sendCached(answer, request, response)
      else await sendWhole(answer, request, response)
    } catch {
      // What cannot be kept is answered, and its fault told, as if there were no cache.
      if (!response.headersSent) return next(request, response)
    }
  }

  async function answerFile(path: string, request: IncomingMessage, response: ServerResponse) {
    try {
      const file = await files.obtain(path)
      if (file) sendCached(file, request, response)
      else response.writeHead(404, absent).end(NO_FILE)
    } catch {
      response.writeHead(503, unread).end(OUTAGE)
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
    const file = files.held(path)
    if (file) return sendCached(file, request, response)
    if (files.mayBeAt(path)) return answerFile(path, request, response)
    if (path.startsWith('/assets/')) return void response.writeHead(404, absent).end(NO_FILE)
    const key = cacheKey(url)
    if (key === null) return next(request, response)
    const held = cache.held(key)
    if (held) return sendCached(held, request, response)
    return answerSoon(key, request, response)
  }
}

async function sendWhole(answer: Response, request: IncomingMessage, response: ServerResponse) {
  const body = Buffer.from(await answer.arrayBuffer())
  response.writeHead(answer.status, [...answer.headers].flat())
  response.end(request.method === 'HEAD' ? undefined : body)
}

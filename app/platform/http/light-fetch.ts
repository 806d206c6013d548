import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { Readable } from 'node:stream'

/** Made once: Node would make one for each call that is left, with the stack of nobody's fault. */
const LEFT = new Error('the call was left')

/**
 * `fetch` for a text sent to an address, over Node's own client: a call that waits weighs little,
 * and one that is abandoned ends at once, where the built-in one first connects anew for nothing.
 * Follows no redirection and asks for no compression.
 */
export const lightFetch = (address: unknown, init: RequestInit = {}): Promise<Response> =>
  new Promise((resolve, reject) => {
    const { method = 'GET', body, signal } = init
    if (signal?.aborted) return reject(signal.reason)
    const url = new URL(String(address))
    const headers = Object.fromEntries(new Headers(init.headers))
    const request = (url.protocol === 'https:' ? overHttps : overHttp)(url, { method, headers })
    const leave = () => request.destroy(LEFT)
    const fail = (cause?: Error) =>
      reject(signal?.aborted ? signal.reason : new TypeError('fetch failed', { cause }))
    signal?.addEventListener('abort', leave, { once: true })
    request
      .once('response', (response) => {
        try {
          resolve(answerOf(response))
        } catch (cause) {
          request.destroy(cause as Error)
        }
      })
      .once('close', () => {
        signal?.removeEventListener('abort', leave)
        fail()
      })
      .on('error', fail)
      .end(body)
  })

/** What may stand behind a status. */
const PHRASE = /^[\t\u0020-\u007e\u0080-\u00ff]*$/

/** Throws for a status or a phrase that no answer has: the `Response` of our server would take both. */
function answerOf(response: IncomingMessage): Response {
  const { statusCode = 502, statusMessage = '', headersDistinct } = response
  if (statusCode < 200 || statusCode > 599 || !PHRASE.test(statusMessage))
    throw new RangeError(`no answer has the status ${statusCode} with this phrase`)
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  const hasBody = ![204, 205, 304].includes(statusCode)
  if (!hasBody) response.resume()
  return new Response(hasBody ? (Readable.toWeb(response) as ReadableStream) : null, {
    status: statusCode,
    statusText: statusMessage,
    headers,
  })
}

import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A server that has not said within this that it wants the body is sent it all the same, in milliseconds. */
const WANTED_WITHIN = 1_000
/** No transcript of five minutes needs a tenth of it, in bytes. */
const REPLY_MAX = 400_000

interface Sending {
  address: URL
  headers: Record<string, string>
  body: AsyncIterable<Uint8Array>
  signal: AbortSignal
}

export interface Reply {
  status: number
  retryAfter: string | undefined
  text: string
}

/**
 * Posts a body piece by piece, as it comes, and gives the whole reply. The server is asked first
 * whether it wants the body: one that refuses and hangs up while it is sent would not be heard. Its
 * reply may also come before the end of the body. Throws what the body threw, the reason of `signal`,
 * or whatever the network does.
 */
export async function sendSound({ address, headers, body, signal }: Sending): Promise<Reply> {
  const send = address.protocol === 'https:' ? overHttps : overHttp
  const asking = { ...headers, Expect: '100-continue' }
  const request = send(address, { method: 'POST', headers: asking, signal })
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    request.once('response', resolve).once('error', reject),
  )
  try {
    const refusal = await Promise.race([answered, wanted(request)])
    if (refusal) return await replyOf(refusal)
    const sent = pipeline(Readable.from(body), request)
    // A reply to half a body, as « too large », is a reply; without one, what went wrong is said.
    const response = await Promise.race([answered, sent.then(() => answered)])
    sent.catch(() => {})
    return await replyOf(response)
  } catch (cause) {
    throw signal.aborted ? signal.reason : cause
  } finally {
    answered.catch(() => {})
    request.destroy()
  }
}

/** Ends once the server wants the body, or says nothing of it. */
async function wanted(request: ClientRequest): Promise<void> {
  const patience = new AbortController()
  const wait = setTimeout(() => patience.abort(), WANTED_WITHIN)
  await once(request, 'continue', { signal: patience.signal }).catch(() => {})
  clearTimeout(wait)
}

async function replyOf(response: IncomingMessage): Promise<Reply> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of response as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > REPLY_MAX) throw new Error(`The transcript is longer than ${REPLY_MAX} bytes`)
    pieces.push(piece)
  }
  return {
    status: response.statusCode ?? 0,
    retryAfter: response.headers['retry-after'],
    text: Buffer.concat(pieces).toString('utf8'),
  }
}

import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

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
 * Posts a body piece by piece, as it comes, and gives the whole reply. It may come before the end of
 * the body; a peer that hangs up with it may lose it. Throws what the body threw, the reason of
 * `signal`, or whatever the network does.
 */
export async function sendSound({ address, headers, body, signal }: Sending): Promise<Reply> {
  const send = address.protocol === 'https:' ? overHttps : overHttp
  const request = send(address, { method: 'POST', headers, signal })
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    request.once('response', resolve).once('error', reject),
  )
  try {
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

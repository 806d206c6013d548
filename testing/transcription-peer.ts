import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the peer does with one call; the last of its list is repeated. */
type Turn =
  | { text: string; until?: Promise<void> }
  | { status: number; headers?: Record<string, string>; body: string; atOnce?: boolean }
  | { refuses: number }
  | { ignores: string }
  | { hangs: true }
  | { cuts: true }

interface PeerCall {
  path: string
  key: string | undefined
  fields: Record<string, string>
  file: { name: string; kind: string; bytes: Buffer } | null
  wasDropped: boolean
}

/** A server on this machine that speaks the wire format of `/audio/transcriptions`. */
export async function startTranscriptionPeer(...turns: Turn[]) {
  const calls: PeerCall[] = []
  const left = [...turns]
  const server = createServer(async (request, response) => {
    const turn = (left.length > 1 ? left.shift() : left[0]) ?? { hangs: true }
    if ('status' in turn && turn.atOnce) return answer(turn, response)
    const call = await readCall(request)
    calls.push(call)
    response.once('close', () => {
      call.wasDropped = !response.writableFinished
    })
    if ('hangs' in turn) return
    if ('cuts' in turn) {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '400' })
      response.write('{"text": "Je suis')
      return void setImmediate(() => response.destroy())
    }
    if ('status' in turn) return answer(turn, response)
    if ('ignores' in turn) return answer(heard(turn.ignores), response)
    if ('refuses' in turn) return answer({ status: turn.refuses, body: '' }, response)
    await turn.until
    answer(heard(turn.text), response)
  })
  // Whoever asks before sending is answered here: one refuses and hangs up, another has never heard of asking.
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    const [turn] = left
    if (turn && 'refuses' in turn)
      return answer({ status: turn.refuses, headers: { Connection: 'close' }, body: '' }, response)
    if (!(turn && 'ignores' in turn)) response.writeContinue()
    server.emit('request', request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    calls,
    plays: (...more: Turn[]) => void left.splice(0, left.length, ...more),
    env: {
      STT_BASE_URL: `http://127.0.0.1:${port}/v1`,
      STT_MODEL: 'petit-modele',
      STT_API_KEY: 'cle-de-voix',
    },
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

interface Answer {
  status: number
  headers?: Record<string, string>
  body: string
}

const heard = (text: string): Answer => ({ status: 200, body: JSON.stringify({ text }) })

function answer({ status, headers, body }: Answer, response: ServerResponse) {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body)
}

async function readCall(request: IncomingMessage): Promise<PeerCall> {
  const pieces: Buffer[] = []
  try {
    for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece)
  } catch {
    // Whoever sends may leave in the middle.
  }
  const { url = '', headers } = request
  const form = await new Response(Buffer.concat(pieces), {
    headers: { 'Content-Type': headers['content-type'] ?? '' },
  })
    .formData()
    .catch(() => new FormData())
  const file = form.get('file')
  return {
    path: url,
    key: headers.authorization,
    fields: Object.fromEntries(
      [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
    file:
      file instanceof File
        ? { name: file.name, kind: file.type, bytes: Buffer.from(await file.arrayBuffer()) }
        : null,
    wasDropped: false,
  }
}

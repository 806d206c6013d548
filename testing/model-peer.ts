import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the peer does with one call; the last of its list is repeated. */
export type Turn =
  | (Saying & Pace)
  | { status: number; headers?: Record<string, string>; body?: unknown }
  | { bytes: string | Buffer }
  | { hangs: true }

interface Saying {
  says: unknown
  cutAt?: number
  finish?: 'length' | 'refused'
}

interface Pace {
  /** Between two pieces of a stream. */
  dripMs?: number
  /** The last piece of a reply waits for it. */
  until?: Promise<void>
}

export interface PeerCall {
  path: string
  key: string | undefined
  body: Record<string, unknown>
  /** Everything that was sent, as text. */
  sent: string
  /** Set once the connection closed before the reply was whole. */
  wasDropped: boolean
}

/** A provider on this machine that speaks Gemini's wire format and chat completions, streamed or not. */
export async function startModelPeer(...turns: Turn[]) {
  const calls: PeerCall[] = []
  const left = [...turns]
  const server = createServer(async (request, response) => {
    const call = await readCall(request)
    calls.push(call)
    response.once('close', () => {
      call.wasDropped = !response.writableFinished
    })
    const turn = left.length > 1 ? left.shift() : left[0]
    await play(turn ?? { status: 404 }, call, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const place = `http://127.0.0.1:${port}`
  return {
    calls,
    /** Adds what the next calls are answered. */
    plays: (...more: Turn[]) => void left.splice(0, left.length, ...more),
    /** What turns a product's environment towards this peer. */
    env: {
      google: { AI_PROVIDER: 'google', AI_API_KEY: 'cle-d-essai', AI_BASE_URL: `${place}/v1beta` },
      'openai-compatible': {
        AI_PROVIDER: 'openai-compatible',
        AI_API_KEY: 'cle-d-essai',
        AI_MODEL: 'petit-modele',
        AI_BASE_URL: `${place}/v1`,
      },
    },
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function readCall(request: IncomingMessage): Promise<PeerCall> {
  let sent = ''
  for await (const piece of request.setEncoding('utf8')) sent += piece
  const { url = '', headers } = request
  const key = headers['x-goog-api-key'] ?? headers.authorization
  return { path: url, key: String(key), body: JSON.parse(sent || '{}'), sent, wasDropped: false }
}

async function play(turn: Turn, call: PeerCall, response: ServerResponse): Promise<void> {
  if ('hangs' in turn) return
  if ('bytes' in turn) {
    return void response.writeHead(200, { 'Content-Type': 'application/json' }).end(turn.bytes)
  }
  if ('status' in turn) {
    const {
      status,
      headers,
      body = { error: { code: status, message: 'no', status: 'NO' } },
    } = turn
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    return void response.end(JSON.stringify(body))
  }
  const { says, cutAt, dripMs = 0, until, finish } = turn
  const whole = typeof says === 'string' ? says : JSON.stringify(says)
  const text = whole.slice(0, cutAt)
  const ending = finish ?? (cutAt === undefined ? 'stop' : 'length')
  const wire =
    call.path.includes('generateContent') || call.path.includes('GenerateContent') ? GEMINI : CHAT
  const isStreamed = call.path.includes('streamGenerateContent') || call.body.stream === true
  if (!isStreamed && dripMs === 0) {
    await until
    response.writeHead(200, { 'Content-Type': 'application/json' })
    return void response.end(JSON.stringify(wire.whole(text, ending)))
  }
  await drip(
    response,
    isStreamed ? wire.pieces(text, ending) : [JSON.stringify(wire.whole(text, ending))],
    { dripMs, ...(until && { until }) },
  )
}

/** Streams pieces one by one; a reply that is not streamed comes twenty characters at a time. */
async function drip(
  response: ServerResponse,
  pieces: string[],
  { dripMs, until }: Pace,
): Promise<void> {
  response.writeHead(200, {
    'Content-Type': pieces.length > 1 ? 'text/event-stream' : 'application/json',
  })
  const sent = pieces.length > 1 ? pieces : (pieces[0]?.match(/[\s\S]{1,20}/g) ?? [])
  for (const [index, piece] of sent.entries()) {
    if (index === sent.length - 1) await until
    if (response.destroyed) return
    response.write(piece)
    await new Promise((resolve) => setTimeout(resolve, dripMs))
  }
  response.end()
}

const event = (data: unknown) =>
  `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`
const piecesOf = (text: string) => text.match(/[\s\S]{1,60}/g) ?? []

const GEMINI_ENDINGS: Record<string, string> = {
  stop: 'STOP',
  length: 'MAX_TOKENS',
  refused: 'SAFETY',
}
const USAGE = { promptTokenCount: 900, candidatesTokenCount: 100, totalTokenCount: 1000 }

const geminiPiece = (text: string, ending?: string) => ({
  candidates: [
    {
      content: { role: 'model', parts: text ? [{ text }] : [] },
      index: 0,
      ...(ending && { finishReason: GEMINI_ENDINGS[ending] }),
    },
  ],
  ...(ending && { usageMetadata: USAGE }),
})

const GEMINI = {
  whole: (text: string, ending: string) =>
    ending === 'refused'
      ? { promptFeedback: { blockReason: 'SAFETY' }, usageMetadata: USAGE }
      : geminiPiece(text, ending),
  pieces: (text: string, ending: string) => [
    ...piecesOf(text).map((piece) => event(geminiPiece(piece))),
    event(geminiPiece('', ending)),
  ],
}

const CHAT_ENDINGS: Record<string, string> = {
  stop: 'stop',
  length: 'length',
  refused: 'content_filter',
}
const chat = (choice: object) => ({
  id: 'reponse-1',
  created: 1_790_000_000,
  model: 'petit-modele',
  choices: [{ index: 0, ...choice }],
  usage: { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 },
})

const CHAT = {
  whole: (content: string, ending: string) =>
    chat({ message: { role: 'assistant', content }, finish_reason: CHAT_ENDINGS[ending] }),
  pieces: (text: string, ending: string) => [
    ...piecesOf(text).map((content) => event(chat({ delta: { content }, finish_reason: null }))),
    event(chat({ delta: {}, finish_reason: CHAT_ENDINGS[ending] })),
    event('[DONE]'),
  ],
}

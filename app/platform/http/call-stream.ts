import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { AnswerCutShort, asPromised, CallFailure, fetchApi } from './call-api.ts'

const STREAM = 'text/event-stream'
/** The server says something every ten seconds: a longer silence is a connection that is lost. */
const SILENCE = 30_000

interface StreamedCall {
  body: unknown
  /** The event that holds the whole answer. */
  last: string
  /** Receives every other event, its data parsed. */
  onEvent: (name: string, data: unknown) => void
}

/**
 * Posts to the API and reads the answer event by event until the last one. Throws as `callApi` does,
 * `CallFailure` for a `problem` event too, and `AnswerCutShort` when the stream ends or falls silent before.
 */
export async function callStream<Answer>(path: string, call: StreamedCall): Promise<Answer> {
  const left = new AbortController()
  try {
    const { body } = call
    const response = await fetchApi(path, {
      method: 'POST',
      body,
      accept: STREAM,
      signal: left.signal,
    })
    const isStreamed = response.headers.get('Content-Type')?.startsWith(STREAM)
    if (!isStreamed || !response.body) return asPromised<Answer>(await response.text())
    return asPromised<Answer>(await readEvents(response.body, call, left))
  } finally {
    left.abort()
  }
}

async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { last, onEvent }: StreamedCall,
  left: AbortController,
): Promise<string> {
  for await (const { event = 'message', data } of eventsOf(body, left)) {
    if (event === last) return data
    if (event === 'problem') throw new CallFailure(502, data, '')
    onEvent(event, JSON.parse(data))
  }
  throw new AnswerCutShort('The stream ended before its last event')
}

/** Comments, which only keep the connection, are no events. */
async function* eventsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>, left: AbortController) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  const events: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => events.push(event) })
  for (;;) {
    const late = setTimeout(() => left.abort(), SILENCE)
    const { done, value } = await reader
      .read()
      .catch((cause: unknown) => {
        throw new AnswerCutShort('The stream broke before its last event', { cause })
      })
      .finally(() => clearTimeout(late))
    if (done) return
    parser.feed(value)
    yield* events.splice(0)
  }
}

import type { Log } from '#app/platform/log.ts'
import { createApp } from '#app/site/create-app.ts'
import { createTestPorts } from './test-ports.ts'
import { startTranscriptionPeer } from './transcription-peer.ts'

export type Turns = Parameters<typeof startTranscriptionPeer>
export const SOUND = Buffer.from(Array.from({ length: 5_000 }, (_, at) => at % 251))
export const KIND = 'audio/webm;codecs=opus'
export const SOCKET = { incoming: { socket: { remoteAddress: '192.0.2.1' } } }

/** Keeps what an operator would read. */
export function aLog() {
  const lines: object[] = []
  const keep = (details: object) => void lines.push(details)
  return { lines, log: { info: keep, warn: keep, error: keep } satisfies Log }
}

/** The product with a transcription server behind it, which plays the given turns. */
export async function aTranscribingProduct(...turns: Turns) {
  const peer = await startTranscriptionPeer(...turns)
  const { lines, log } = aLog()
  const ports = await createTestPorts({ env: peer.env, replace: { log } })
  const app = createApp(ports)
  return {
    peer,
    ports,
    app,
    logged: lines,
    async send(body: BodyInit = SOUND, headers: Record<string, string> = {}) {
      const response = await app.request(
        '/api/transcriptions',
        { method: 'POST', body, headers: { 'Content-Type': KIND, ...headers } },
        SOCKET as never,
      )
      return { status: response.status, headers: response.headers, body: await response.json() }
    },
    async [Symbol.asyncDispose]() {
      await ports[Symbol.asyncDispose]()
      await peer[Symbol.asyncDispose]()
    },
  }
}

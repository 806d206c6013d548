import { z } from 'zod'
import type { Env } from '#app/platform/env.ts'
import type { Log } from '#app/platform/log.ts'
import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import type { Transcribing, Transcript } from '../contract.ts'
import {
  NO_SOUND,
  NO_TRANSCRIPTION,
  RECORDING_TOO_LARGE,
  TRANSCRIPTION_BUSY,
  TRANSCRIPTION_FAILED,
  TRANSCRIPTION_LATE,
} from '../messages.ts'
import { OPUS_MAX_BYTES, RECORDING_MAX_BYTES } from '../rules.ts'
import { aroundFile } from './multipart.ts'
import { type Reply, sendSound } from './send-sound.ts'

export { resetTranscriptions } from './limits.ts'

/** Milliseconds that one transcription may take, sending included. */
const WITHIN = 120_000
/** Seconds, of a server that does not say when to try again; and the longest that one may say. */
const RETRY_AFTER = 20
const RETRY_AFTER_MAX = 3_600
/** What browsers record, and the name by which servers know how to read it. */
const KIND = /^(audio\/(webm|mp4|ogg|wav|mpeg|aac))(?:\s*;[\w\s=.,"-]*)?$/i

export interface Sound {
  kind: string | undefined
  /** In bytes, when whoever sends says so. */
  length: number | undefined
  bytes: AsyncIterable<Uint8Array>
}

/** Which server of the operator writes what is said. */
export const whoTranscribes = ({ env }: Pick<Ports, 'env'>): Transcribing => ({
  host: env.STT_BASE_URL ? new URL(env.STT_BASE_URL).hostname : null,
})

/** Throws `not-found` when the operator has no server that writes what is said. */
export function refuseWithoutServer({ env }: Pick<Ports, 'env'>): void {
  if (!env.STT_BASE_URL) throw new Problem('not-found', NO_TRANSCRIPTION)
}

/**
 * Has the operator's server write what is said; the sound passes through and is kept nowhere. Throws
 * `invalid` for what is no sound, `too-large`, `upstream` when the server fails or is late, and
 * `unavailable` with the seconds to wait when it is busy. Why a server failed is logged, never a word.
 */
export async function transcribe(
  { env, log }: { env: Pick<Env, 'STT_BASE_URL' | 'STT_MODEL' | 'STT_API_KEY'>; log: Log },
  { kind, length, bytes }: Sound,
  { signal, late = AbortSignal.timeout(WITHIN) }: { signal: AbortSignal; late?: AbortSignal },
): Promise<Transcript> {
  const [, type, name] = KIND.exec(kind ?? '') ?? []
  if (!env.STT_BASE_URL) throw new Problem('not-found', NO_TRANSCRIPTION)
  if (!type || !name || length === 0) throw new Problem('invalid', NO_SOUND)
  const most = mostOf(name)
  if (length !== undefined && length > most) throw tooLarge()
  const { head, tail, contentType } = aroundFile({
    fields: {
      ...(env.STT_MODEL && { model: env.STT_MODEL }),
      language: 'fr',
      response_format: 'json',
    },
    file: { name: `reponse.${name.toLowerCase()}`, kind: type.toLowerCase() },
  })
  try {
    const reply = await sendSound({
      address: new URL(`${env.STT_BASE_URL}/audio/transcriptions`),
      headers: {
        'Content-Type': contentType,
        ...(length !== undefined && { 'Content-Length': `${head.length + length + tail.length}` }),
        ...(env.STT_API_KEY && { Authorization: `Bearer ${env.STT_API_KEY}` }),
      },
      body: between({ head, bytes, tail, most }),
      signal: AbortSignal.any([signal, late]),
    })
    return { text: textOf(reply, log) }
  } catch (cause) {
    if (cause instanceof Problem) throw cause
    // Whoever leaves is no failure of the server.
    if (!signal.aborted) log.warn({ code: late.aborted ? 'LATE' : codeOf(cause) }, FAILED)
    const sentence = late.aborted ? TRANSCRIPTION_LATE : TRANSCRIPTION_FAILED
    throw new Problem('upstream', sentence, { cause })
  }
}

/** How large five minutes may be in this format: what holds Opus needs less than what may hold anything. */
const mostOf = (format: string): number =>
  /^(?:webm|ogg)$/i.test(format) ? OPUS_MAX_BYTES : RECORDING_MAX_BYTES

interface Form {
  head: Buffer
  bytes: AsyncIterable<Uint8Array>
  tail: Buffer
  most: number
}

async function* between({ head, bytes, tail, most }: Form) {
  yield head
  let size = 0
  for await (const piece of bytes) {
    size += piece.byteLength
    if (size > most) throw tooLarge()
    yield piece
  }
  if (size === 0) throw new Problem('invalid', NO_SOUND)
  yield tail
}

const FAILED = 'the transcription server did not serve'

/** Never the message: it may quote what was said. */
function codeOf(cause: unknown): string {
  const { code, name } = Object(cause) as Partial<NodeJS.ErrnoException>
  return code ?? name ?? 'unknown'
}

const tooLarge = () => new Problem('too-large', RECORDING_TOO_LARGE)

const Said = z.object({ text: z.string().max(100_000) })

function textOf({ status, retryAfter, text }: Reply, log: Log): string {
  const said = status === 200 ? Said.safeParse(jsonOf(text)) : null
  if (!said?.success) log.warn({ status }, FAILED)
  if (status === 413) throw tooLarge()
  if (status === 429 || status === 503) {
    const seconds = Number(retryAfter)
    const wait = seconds > 0 ? Math.min(Math.ceil(seconds), RETRY_AFTER_MAX) : RETRY_AFTER
    throw new Problem('unavailable', TRANSCRIPTION_BUSY, { retryAfter: wait })
  }
  if (!said?.success) throw new Problem('upstream', TRANSCRIPTION_FAILED)
  return said.data.text.replace(/\s+/g, ' ').trim()
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

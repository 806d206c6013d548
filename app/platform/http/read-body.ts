import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { Problem } from '../problem.ts'
import type { AppEnv } from './app-env.ts'
import type { Hold } from './body-room.ts'
import { SMALL } from './sizes.ts'

/** Without a byte for so long, in milliseconds, whoever sends is taken for gone. */
const SILENCE = 10_000
const TOO_SLOW =
  "La requête n'est pas arrivée à temps. Vérifiez votre connexion, puis réessayez\u00a0; rien de ce que vous avez écrit n'est perdu."
const CUT = "La requête n'est pas arrivée en entier."

interface Bounds {
  /** In bytes. */
  most: number
  hold: Hold
  /** Why this sender may not send what is large, if there is a reason: a form is always read. */
  refusal?: Problem | null
  /** In milliseconds. */
  silence?: number
}

/**
 * The bytes that were sent, which take room until `hold` is released. Throws `too-large` over `most`,
 * before anything is read if that is announced; `too-slow` when nothing comes any more; `unavailable`
 * without room; `refusal` for what is large.
 */
export async function readBody<Env extends AppEnv>(c: Context<Env>, bounds: Bounds) {
  const { refusal, most: allowed } = bounds
  const most = refusal ? Math.min(allowed, SMALL) : allowed
  const excess = () => refusal ?? tooLarge(most)
  const announced = announcedLength(c)
  if (Number.isFinite(announced)) {
    if (announced > most) throw excess()
    bounds.hold.expect(announced)
  }
  return gather(sentIn(c), { ...bounds, most, excess })
}

/** What a client says that it will send, without end when it comes in chunks. */
export function announcedLength<Env extends AppEnv>({ req }: Context<Env>): number {
  const isChunked = req.header('Transfer-Encoding') !== undefined
  return isChunked ? Number.POSITIVE_INFINITY : Number(req.header('Content-Length') ?? 0)
}

function tooLarge(most: number): Problem {
  const size = most < 1_000_000 ? `${most / 1_000}\u00a0ko` : `${most / 1_000_000}\u00a0Mo`
  return new Problem('too-large', `La requête dépasse ${size}. Raccourcissez le texte envoyé.`)
}

/** The socket's own stream: a `Request` would make another of it, at the price of a whole call. */
export function sentIn<Env extends AppEnv>(c: Context<Env>): Readable {
  const incoming = (c.env as AppEnv['Bindings'] | undefined)?.incoming
  if (incoming instanceof Readable) return incoming
  const { body } = c.req.raw
  return body ? Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]) : Readable.from([])
}

interface Gathering extends Bounds {
  excess: () => Problem
}

function gather(
  source: Readable,
  { most, hold, excess, silence = SILENCE }: Gathering,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const late = setTimeout(() => stop(new Problem('too-slow', TOO_SLOW)), silence)

    function onData(chunk: Buffer) {
      late.refresh()
      size += chunk.length
      if (size > most) return stop(excess())
      try {
        hold.take(chunk.length)
        chunks.push(chunk)
      } catch (refusal) {
        stop(refusal)
      }
    }
    const onEnd = () => stop(null)
    const onClose = () => stop(source.readableEnded ? null : new Problem('invalid', CUT))

    function stop(refusal: unknown) {
      clearTimeout(late)
      source.off('data', onData).off('end', onEnd).off('close', onClose)
      if (refusal === null) return resolve(Buffer.concat(chunks))
      source.pause()
      reject(refusal)
    }
    source.on('data', onData).on('end', onEnd).on('close', onClose)
    // Kept: a stream that fails later, while it is answered, must find somebody who listens.
    source.on('error', onClose)
    if (source.destroyed || source.readableEnded) onClose()
  })
}

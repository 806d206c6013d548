import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import { streamChunks } from './stream-chunks.ts'

/** A connection that takes nothing for so long, in milliseconds, is given up. */
const PATIENCE = 30_000

/** Answers JSON that is made as it is read; `onEnd` is called once, when that is over in whatever way. */
export function answerInChunks<Env extends AppEnv>(
  c: Context<Env>,
  pieces: AsyncGenerator<string>,
  onEnd: () => void = () => {},
): Response {
  const { ports } = c.var
  c.header('Content-Type', 'application/json')
  if (c.req.method === 'HEAD') {
    onEnd()
    return c.body(null)
  }
  const stream = streamChunks(pieces, {
    patience: PATIENCE,
    connection: c.env?.outgoing,
    onEnd: (error) => {
      onEnd()
      if (error) ports.log.error({ err: error }, 'an answer was broken off')
    },
  })
  return c.body(stream)
}

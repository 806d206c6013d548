import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { z } from 'zod'
import { nextTurn } from '../next-turn.ts'
import { Problem } from '../problem.ts'
import type { AppEnv } from './app-env.ts'
import type { Hold } from './body-room.ts'
import { documented } from './documented.ts'
import { requireJson } from './from-elsewhere.ts'
import { announcedLength, readBody } from './read-body.ts'
import { readJson } from './read-json.ts'
import { SMALL } from './sizes.ts'

/** Below this, in bytes, what is read holds nobody up. */
const QUICK = 50_000

/** Who sends: an account that a middleware before this one knows, or the network of a visitor. */
type Sending = Context<AppEnv & { Variables: { account?: { id: string } | null } }>
const senderOf = ({ var: { account, address } }: Sending) => account?.id ?? address

/**
 * Lets a request through when its JSON body of at most so many bytes fits the schema. Throws `invalid`
 * with its fields, or `too-large`, which count
 * against whoever sends them; `not-json` for a body that is said to be something else.
 */
export function accept<Schema extends z.ZodType>(schema: Schema, most = SMALL) {
  const read = readJson(schema)
  return documented(
    { request: schema },
    createMiddleware<
      AppEnv,
      string,
      { in: { json: z.input<Schema> }; out: { json: z.output<Schema> } }
    >(async (c, next) => {
      requireJson(c)
      const hold = c.var.bodyRoom.holdFor(c.var.address)
      try {
        const value = await countRefusals(c, () => receive(c, { most, hold, read }))
        c.req.addValidatedData('json', value as object)
        await next()
      } finally {
        hold.release()
      }
    }),
  )
}

interface Receiving<Value> {
  most: number
  hold: Hold
  read: (json: Buffer) => Value
}

async function receive<Value>(c: Sending, { most, hold, read }: Receiving<Value>): Promise<Value> {
  const refusal = c.var.refusedBodies.refusalOf(senderOf(c))
  // Many that come at once are begun one after the other, so that quick answers pass between them.
  if (announcedLength(c) > QUICK) await nextTurn()
  const json = await readBody(c, { most, hold, refusal })
  if (json.length > QUICK) await nextTurn()
  return read(json)
}

async function countRefusals<Value>(c: Sending, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    const isRefused = error instanceof Problem && REFUSALS.has(error.kind)
    if (isRefused) await c.var.refusedBodies.count(senderOf(c))
    throw error
  }
}

const REFUSALS = new Set(['invalid', 'too-large'])

import { Hono } from 'hono'
import { ConfirmPassword, Message } from '#app/accounts/contract.ts'
import { signedIn } from '#app/accounts/server/signed-in.ts'
import { accept } from '#app/platform/http/accept.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { answers } from '#app/platform/http/documented.ts'
import type { Ports } from '#app/ports.ts'
import { PersonalData } from '../contract.ts'
import { ACCOUNT_DELETED, EXPORT_FILE } from '../messages.ts'
import { deletePersonalData, exportPersonalData } from './service.ts'

export const personalDataApi = new Hono<AppEnv>()
  .get(
    '/user/export',
    answers('Donne tout ce qui est gardé de ce compte.', PersonalData),
    signedIn,
    async (c) => {
      const { ports, account } = c.var
      const pieces = await exportPersonalData(ports, account)
      c.header('Content-Type', 'application/json')
      c.header('Content-Disposition', `attachment; filename="${EXPORT_FILE}"`)
      return c.body(streamed(pieces, ports.log))
    },
  )
  .delete(
    '/user',
    answers('Supprime ce compte et ses données.', Message),
    signedIn,
    accept(ConfirmPassword),
    async (c) => {
      const { ports, account, address } = c.var
      const { password } = c.req.valid('json')
      await deletePersonalData(ports, { account, password, address })
      return c.json({ message: ACCOUNT_DELETED })
    },
  )

/** What fails in the middle breaks the answer off: a file that is cut is never taken for whole. */
function streamed(pieces: AsyncGenerator<string>, log: Ports['log']): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(stream) {
      try {
        const { done, value } = await pieces.next()
        if (done) stream.close()
        else stream.enqueue(encoder.encode(value))
      } catch (error) {
        log.error({ err: error }, 'an export was broken off')
        stream.error(error)
      }
    },
    cancel: async () => void (await pieces.return(undefined)),
  })
}

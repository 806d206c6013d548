import { Hono } from 'hono'
import { ConfirmPassword, Message } from '#app/accounts/contract.ts'
import { signedIn } from '#app/accounts/server/signed-in.ts'
import { accept } from '#app/platform/http/accept.ts'
import { answerInChunks } from '#app/platform/http/answer-in-chunks.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { answers } from '#app/platform/http/documented.ts'
import { PersonalData } from '../contract.ts'
import { ACCOUNT_DELETED, EXPORT_FILE } from '../messages.ts'
import { takeExportSlot } from './export-slots.ts'
import { deletePersonalData, exportPersonalData } from './service.ts'

export const personalDataApi = new Hono<AppEnv>()
  .get(
    '/user/export',
    answers('Donne tout ce qui est gardé de ce compte.', PersonalData),
    signedIn,
    async (c) => {
      const { ports, account } = c.var
      const release = takeExportSlot(ports, account.id)
      const pieces = await exportPersonalData(ports, account).catch((error: unknown) => {
        release()
        throw error
      })
      c.header('Content-Disposition', `attachment; filename="${EXPORT_FILE}"`)
      return answerInChunks(c, pieces, release)
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

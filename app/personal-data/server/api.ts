import { Hono } from 'hono'
import { ConfirmPassword, Message } from '#app/accounts/contract.ts'
import { signedIn } from '#app/accounts/server/signed-in.ts'
import { accept } from '#app/platform/http/accept.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { answers } from '#app/platform/http/documented.ts'
import { PersonalData } from '../contract.ts'
import { ACCOUNT_DELETED, EXPORT_FILE } from '../messages.ts'
import { deletePersonalData, exportPersonalData } from './service.ts'

export const personalDataApi = new Hono<AppEnv>()
  .get(
    '/user/export',
    answers('Donne tout ce qui est gardé de ce compte.', PersonalData),
    signedIn,
    async (c) => {
      c.header('Content-Disposition', `attachment; filename="${EXPORT_FILE}"`)
      return c.json(await exportPersonalData(c.var.ports, c.var.account))
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

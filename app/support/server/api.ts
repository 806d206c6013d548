import { Hono } from 'hono'
import { Message } from '#app/accounts/contract.ts'
import { optionallySignedIn } from '#app/accounts/server/signed-in.ts'
import { accept } from '#app/platform/http/accept.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { answers } from '#app/platform/http/documented.ts'
import { MEDIUM } from '#app/platform/http/sizes.ts'
import { SupportMessage } from '../contract.ts'
import { sendMessage } from './service.ts'

export const supportApi = new Hono<AppEnv>().post(
  '/support',
  answers("Envoie un message à l'assistance.", Message),
  optionallySignedIn,
  accept(SupportMessage, MEDIUM),
  async (c) => c.json({ message: await sendMessage(c.var.ports, c.req.valid('json'), c.var) }),
)

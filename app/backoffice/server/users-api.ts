import { Hono } from 'hono'
import { adminOnly } from '#app/accounts/server/admin-only.ts'
import { signedIn } from '#app/accounts/server/signed-in.ts'
import { accept } from '#app/platform/http/accept.ts'
import { acceptQuery } from '#app/platform/http/accept-query.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { answers } from '#app/platform/http/documented.ts'
import {
  ChangedUser,
  ChangeUser,
  Payments,
  Trace,
  UserPage,
  UserQuery,
  UserRecord,
} from '../contract.ts'
import { changeUser, listUsers, readPayments, readTrace, readUser } from './users.ts'

export const usersApi = new Hono<AppEnv>()
  .get(
    '/admin/users',
    answers('Donne une page des comptes qui conviennent.', UserPage),
    signedIn,
    adminOnly,
    acceptQuery(UserQuery),
    async (c) => c.json(await listUsers(c.var.ports, c.req.valid('query'))),
  )
  .get(
    '/admin/users/:id',
    answers('Donne un compte.', UserRecord),
    signedIn,
    adminOnly,
    async (c) => c.json(await readUser(c.var.ports, c.req.param('id'))),
  )
  .patch(
    '/admin/users/:id',
    answers("Change ce qu'un compte peut faire.", ChangedUser),
    signedIn,
    adminOnly,
    accept(ChangeUser),
    async (c) => {
      const { ports, account: by } = c.var
      const request = { id: c.req.param('id'), by, change: c.req.valid('json') }
      return c.json({ user: await changeUser(ports, request) })
    },
  )
  .get(
    '/admin/users/:id/payments',
    answers("Donne les paiements d'un compte.", Payments),
    signedIn,
    adminOnly,
    async (c) => c.json(await readPayments(c.var.ports, c.req.param('id'))),
  )
  .get(
    '/admin/users/:id/trace',
    answers("Dit qui a changé quoi d'un compte, et quand.", Trace),
    signedIn,
    adminOnly,
    async (c) => c.json(await readTrace(c.var.ports, c.req.param('id'))),
  )

import { Hono } from 'hono'
import { adminOnly } from '#app/accounts/server/admin-only.ts'
import { signedIn } from '#app/accounts/server/signed-in.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { answers } from '#app/platform/http/documented.ts'
import { listUnclaimed } from '#app/premium/server/service.ts'
import { Activity, RefreshedSitemap, Stats, UnclaimedPayments } from '../contract.ts'
import { readActivity } from './activity.ts'
import { articlesApi } from './articles-api.ts'
import { readStats, refreshSitemap } from './stats.ts'
import { usersApi } from './users-api.ts'

/** Each route names its two guards: 401 comes before 403, and 403 before what is wrong with a form. */
const figuresApi = new Hono<AppEnv>()
  .get(
    '/admin/stats',
    answers('Compte les comptes, ceux qui sont premium, les inscriptions, les simulations.', Stats),
    signedIn,
    adminOnly,
    async (c) => c.json(await readStats(c.var.ports)),
  )
  .get(
    '/admin/activity',
    answers('Compte les inscriptions, simulations et paiements des 30 derniers jours.', Activity),
    signedIn,
    adminOnly,
    async (c) => c.json(await readActivity(c.var.ports)),
  )
  .get(
    '/admin/unclaimed-payments',
    answers("Donne les paiements reçus pour un compte qui n'existe plus.", UnclaimedPayments),
    signedIn,
    adminOnly,
    async (c) => c.json({ payments: await listUnclaimed(c.var.ports) }),
  )
  .post(
    '/admin/refresh-sitemap',
    answers('Redessine le plan du site.', RefreshedSitemap),
    signedIn,
    adminOnly,
    async (c) => c.json(await refreshSitemap(c.var.ports)),
  )

export const backofficeApi = new Hono<AppEnv>()
  .route('/', figuresApi)
  .route('/', usersApi)
  .route('/', articlesApi)

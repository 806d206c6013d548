import { z } from 'zod'
import { shortened } from '#app/platform/text.ts'
import { UnclaimedPayment } from '#app/premium/contract.ts'
import { Change } from '#app/trace/contract.ts'
import { ONE_FLAG_AT_LEAST } from './messages.ts'
import { PAGE_MAX, SEARCH_MAX, USERS_MAX, USERS_PER_PAGE } from './rules.ts'

/** `GET /api/admin/stats` */
export const Stats = z.object({
  totalUsers: z.int(),
  premiumUsers: z.int(),
  /** Over the last 7 days. */
  recentSignups: z.int(),
  /** The sum of what accounts used, premium counted. */
  totalSimulations: z.int(),
})
export type Stats = z.infer<typeof Stats>

/** `GET /api/admin/activity`: the last 30 days in Paris, the oldest first, today included. */
export const Activity = z.object({
  days: z.array(
    z.object({
      /** `2026-11-27` */
      date: z.string(),
      signups: z.int(),
      simulations: z.int(),
      payments: z.int(),
    }),
  ),
})
export type Activity = z.infer<typeof Activity>

/** `POST /api/admin/refresh-sitemap` */
export const RefreshedSitemap = z.object({ articlesCount: z.int(), lastUpdate: z.string() })
export type RefreshedSitemap = z.infer<typeof RefreshedSitemap>

/** `GET /api/admin/users/{id}`: 404 for an identifier of any shape that is nobody's. */
export const UserRecord = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  isPremium: z.boolean(),
  isAdmin: z.boolean(),
  simulationsUsed: z.int(),
  createdAt: z.string(),
})
export type UserRecord = z.infer<typeof UserRecord>

/** `GET /api/admin/users` */
export const UserPage = z.object({ users: z.array(UserRecord), total: z.int() })
export type UserPage = z.infer<typeof UserPage>

const atLeastOne = z.coerce.number().int().min(1)
const flag = z
  .enum(['true', 'false'])
  .transform((word) => word === 'true')
  .nullable()
  .catch(null)

/** Which accounts are wanted; a value that makes no sense counts as not given. */
export const UserQuery = z.object({
  page: atLeastOne.catch(1).transform((page) => Math.min(page, PAGE_MAX)),
  limit: atLeastOne.catch(USERS_PER_PAGE).transform((limit) => Math.min(limit, USERS_MAX)),
  /** Part of an address; addresses are kept in lower case. */
  search: shortened(SEARCH_MAX)
    .catch('')
    .transform((search) => search.toLowerCase()),
  isPremium: flag,
  isAdmin: flag,
  emailVerified: flag,
})
export type UserQuery = z.infer<typeof UserQuery>

/** `PATCH /api/admin/users/{id}`: these three and nothing else, one at least; 409 for the last administrator. */
export const ChangeUser = z
  .strictObject(
    {
      isPremium: z.boolean().optional(),
      isAdmin: z.boolean().optional(),
      emailVerified: z.boolean().optional(),
    },
    { error: ({ code }) => (code === 'unrecognized_keys' ? ONE_FLAG_AT_LEAST : undefined) },
  )
  .refine((change) => Object.keys(change).length > 0, ONE_FLAG_AT_LEAST)
export type ChangeUser = z.infer<typeof ChangeUser>
export const ChangedUser = z.object({ user: UserRecord })
export type ChangedUser = z.infer<typeof ChangedUser>

/** `GET /api/admin/users/{id}/payments`, newest first. */
export const Payments = z.object({
  payments: z.array(
    z.object({
      id: z.string(),
      /** In minor units of the currency. */
      amount: z.int(),
      currency: z.string(),
      /** `succeeded`, or what else became of it. */
      status: z.string(),
      createdAt: z.string(),
    }),
  ),
})
export type Payments = z.infer<typeof Payments>

/** `GET /api/admin/unclaimed-payments`, the oldest first: to be given back at the provider. */
export const UnclaimedPayments = z.object({ payments: z.array(UnclaimedPayment) })
export type UnclaimedPayments = z.infer<typeof UnclaimedPayments>

/** `GET /api/admin/users/{id}/trace`, newest first. */
export const Trace = z.object({
  trace: z.array(
    Change.omit({ actorId: true, subjectId: true }).extend({
      /** Null for whoever runs the server; without an address once that account is deleted. */
      actor: z.object({ id: z.string(), email: z.string().nullable() }).nullable(),
    }),
  ),
})
export type Trace = z.infer<typeof Trace>

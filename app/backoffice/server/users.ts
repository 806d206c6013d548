import {
  type Account,
  addressesOf,
  changeFlags,
  findAccount,
  findAccounts,
} from '#app/accounts/server/administering.ts'
import { Problem } from '#app/platform/problem.ts'
import type { Ports } from '#app/ports.ts'
import { listPayments } from '#app/premium/server/service.ts'
import { changesOf } from '#app/trace/server/service.ts'
import type { ChangeUser, Payments, Trace, UserPage, UserQuery, UserRecord } from '../contract.ts'
import { USER_NOT_FOUND } from '../messages.ts'
import { TRACE_MAX } from '../rules.ts'
import { forgetStats } from './stats.ts'

type Database = Pick<Ports, 'db'>

/** One page of the accounts that fit, newest first, and how many fit in all. */
export async function listUsers(
  ports: Database,
  { page, limit, ...filter }: UserQuery,
): Promise<UserPage> {
  const query = { ...filter, limit, offset: (page - 1) * limit }
  const { accounts, total } = await findAccounts(ports, query)
  return { users: accounts, total }
}

/** One account; throws `not-found` for an identifier that is nobody's, whatever its shape. */
export async function readUser(ports: Database, id: string): Promise<UserRecord> {
  const account = isIdentifier(id) ? await findAccount(ports, id) : null
  if (!account) throw new Problem('not-found', USER_NOT_FOUND)
  return account
}

/**
 * Changes what an account may do, with the trace of it; throws `not-found`, `conflict` for the last
 * administrator, `forbidden` when the administrator has lost that right meanwhile.
 */
export async function changeUser(
  ports: Pick<Ports, 'db' | 'clock'>,
  { id, by, change }: { id: string; by: Account; change: ChangeUser },
): Promise<UserRecord> {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  const flags = { ...Object.fromEntries(given), by: by.id }
  const changed = isIdentifier(id) ? await changeFlags(ports, id, flags) : null
  if (!changed) throw new Problem('not-found', USER_NOT_FOUND)
  forgetStats(ports)
  return changed
}

/** What an account paid; throws `not-found`. */
export async function readPayments(ports: Database, id: string): Promise<Payments> {
  await readUser(ports, id)
  const records = await listPayments(ports, { id })
  return {
    payments: records.map(({ id, amount, currency, status, createdAt }) => ({
      ...{ id, amount, currency, createdAt },
      // A dispute that is open takes nothing away.
      status: status === 'paid' || status === 'disputed' ? 'succeeded' : status,
    })),
  }
}

/** What administrators changed of an account; throws `not-found`. */
export async function readTrace(ports: Database, id: string): Promise<Trace> {
  await readUser(ports, id)
  const changes = await changesOf(ports, id, TRACE_MAX)
  const ids = [...new Set(changes.flatMap(({ actorId }) => actorId ?? []))]
  const known = new Map((await addressesOf(ports, ids)).map(({ id, email }) => [id, email]))
  return {
    trace: changes.map(({ actorId, subjectId: _, ...change }) => ({
      ...change,
      actor: actorId === null ? null : { id: actorId, email: known.get(actorId) ?? null },
    })),
  }
}

/** No database is asked for what cannot be an identifier of ours. */
const isIdentifier = (id: string) => /^[\w-]{1,100}$/.test(id)

import type { Part } from '#app/history/contract.ts'
import { anAskedSimulation } from '#app/history/testing/an-asked-simulation.ts'
import { offer } from '#app/history/testing/parts.ts'
import { createApp } from '#app/site/create-app.ts'
import { anAccount } from './an-account.ts'
import { call } from './call.ts'
import { createTestPorts } from './test-ports.ts'

/** An account that is signed in, and the calls of the history in its name. */
export const aHistory = async (database?: 'sqlite' | 'postgres', isPremium = true) => {
  const ports = await createTestPorts(database ? { database } : {})
  const app = createApp(ports)
  const me = await anAccount(ports, { isPremium })
  const ask = (what: string, body?: unknown, token: string | undefined = me.token) =>
    call(app, what, { token, body })
  const save = (id: string, ...parts: Part[]) => ask(`PUT /api/simulations/${id}`, { parts })
  const read = (id: string) => ask(`GET /api/simulations/${id}`)
  return {
    ...{ ports, app, me, ask, save, read },
    [Symbol.asyncDispose]: () => ports[Symbol.asyncDispose](),
  }
}

/** Runs of one account, a day apart, each saved with its offer. */
export async function saved(
  { ports, save, me }: Awaited<ReturnType<typeof aHistory>>,
  titles: string[],
) {
  const ids: string[] = []
  for (const [day, title] of titles.entries()) {
    ports.clock.set(`2026-11-${10 + day}T09:00:00.000Z`)
    const id = await anAskedSimulation(ports, me.id)
    await save(id, offer(title))
    ids.push(id)
  }
  return ids
}

import { anAskedSimulation } from '#app/history/testing/an-asked-simulation.ts'
import { offer } from '#app/history/testing/parts.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { noLimits } from '#app/platform/limits/open-limits.ts'
import type { Ports } from '#app/ports.ts'
import { createApp } from '#app/site/create-app.ts'
import { anAccount } from './an-account.ts'
import { anArticle } from './an-article.ts'
import type { Asked } from './any-request.ts'
import { call } from './call.ts'
import type { Operation } from './published.ts'
import { createTestPorts, type DatabaseName } from './test-ports.ts'

const SOCKET = { incoming: { socket: { remoteAddress: '192.0.2.1' } } }

/** The calls of the product without their budgets, for whoever asks very often. */
export async function aProduct(database: DatabaseName, replace: Partial<Ports> = {}) {
  const ports = await createTestPorts({
    database,
    env: { SUPPORT_EMAIL: 'aide@exemple.fr' },
    replace: { limits: noLimits, ...replace },
  })
  const app = createApp(ports)

  /** Something that the call may be about, which belongs to who asks: what stands in its path. */
  async function somethingOf({ path }: Operation, me: { id: string; token: string }) {
    const title = `Titre ${me.id}`
    if (path.includes('/blog/articles/{')) {
      const { id, slug } = await anArticle(ports, { title })
      return path.includes('{slug}') ? slug : id
    }
    if (!path.startsWith('/api/simulations/')) return me.id
    const id = await anAskedSimulation(ports, me.id)
    const body = { parts: [offer(title)] }
    await call(app, `PUT /api/simulations/${id}`, { token: me.token, body })
    return id
  }

  return {
    ports,
    app,
    somethingOf,
    /** What no answer may hold. */
    secrets: [ports.env.DATA_DIR, ports.env.DATABASE_URL].filter((one) => one !== undefined),
    aCaller: (caller: Asked['caller']) =>
      anAccount(ports, { isPremium: caller === 'premium', isAdmin: caller === 'admin' }),
    /** Sends a request as it is; without a token, a visitor asks. */
    send(method: string, asked: Omit<Asked, 'caller'>, token?: string) {
      const { path, headers, body } = asked
      const init = {
        method,
        headers: {
          'Content-Type': 'application/json',
          ...headers,
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body }),
      }
      return app.request(path, init, SOCKET as unknown as AppEnv['Bindings'])
    },
    [Symbol.asyncDispose]: () => ports[Symbol.asyncDispose](),
  }
}

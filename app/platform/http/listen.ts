import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import type { AppEnv } from './app-env.ts'

/** How long requests in flight may still take once the process is asked to stop, in milliseconds. */
const GRACE = 10_000

/** Listens, and answers with the port taken and a way to stop that lets requests in flight finish. */
export async function listen(app: Hono<AppEnv>, { PORT, HOST }: { PORT: number; HOST: string }) {
  const server = serve({ fetch: app.fetch, port: PORT, hostname: HOST })
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      const late = setTimeout(
        () => 'closeAllConnections' in server && server.closeAllConnections(),
        GRACE,
      )
      server.close(() => {
        clearTimeout(late)
        resolve()
      })
    })
  return { port, close }
}

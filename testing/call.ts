import type { Hono } from 'hono'
import type { AppEnv } from '#app/platform/http/app-env.ts'

interface CallOptions {
  token?: string | undefined
  body?: unknown
  /** The network address that the socket shows. */
  from?: string
}

/** Calls the application as a browser would, `'POST /api/login'`, without a socket. */
export async function call(app: Hono<AppEnv>, what: string, options: CallOptions = {}) {
  const [method = 'GET', path = '/'] = what.split(' ')
  const headers: Record<string, string> = { 'Content-Type': 'application/json' }
  if (options.token !== undefined) headers.Authorization = `Bearer ${options.token}`
  const init = {
    method,
    headers,
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  }
  const socket = { remoteAddress: options.from ?? '192.0.2.1' }
  const bindings = { incoming: { socket } } as unknown as AppEnv['Bindings']
  const response = await app.request(path, init, bindings)
  const text = await response.text()
  const body = response.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text
  return { status: response.status, headers: response.headers, body }
}

import type { Hono } from 'hono'
import type { AppEnv } from '#app/platform/http/app-env.ts'

/** Posts JSON (or a raw text as it is) to the application, without a socket. */
export async function post(app: Hono<AppEnv>, path: string, body: unknown) {
  const response = await app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

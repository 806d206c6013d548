import type { HttpBindings } from '@hono/node-server'
import type { Ports } from '#app/ports.ts'

/** What every request carries: the ports, who asks by network address, and its identifier. */
export interface AppEnv {
  /** Node's own request; missing when a test calls the application without a socket. */
  Bindings: Partial<HttpBindings>
  Variables: {
    ports: Ports
    address: string
    requestId: string
  }
}

import type { IncomingMessage } from 'node:http'
import type { Ports } from '#app/ports.ts'
import type { SiteResponse } from './site-response.ts'

/** What every request carries: the ports, who asks by network address, and its identifier. */
export interface AppEnv {
  /** Node's own request and answer; missing when a test calls the application without a socket. */
  Bindings: { incoming?: IncomingMessage; outgoing?: SiteResponse }
  Variables: {
    ports: Ports
    address: string
    requestId: string
  }
}

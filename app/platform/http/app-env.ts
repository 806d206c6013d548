import type { IncomingMessage } from 'node:http'
import type { Ports } from '#app/ports.ts'
import type { BodyRoom } from './body-room.ts'
import type { RefusedBodies } from './refused-bodies.ts'
import type { SiteResponse } from './site-response.ts'

/** What every request carries: the ports, who asks by network address, and its identifier. */
export interface AppEnv {
  /** Node's own request and answer; missing when a test calls the application without a socket. */
  Bindings: { incoming?: IncomingMessage; outgoing?: SiteResponse }
  Variables: {
    ports: Ports
    address: string
    requestId: string
    /** Of the whole process: what may be held of what is being sent, and who sent too much in vain. */
    bodyRoom: BodyRoom
    refusedBodies: RefusedBodies
  }
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Log } from '../log.ts'
import { UNEXPECTED } from './answer-problem.ts'

/** Answers a request, at once or in a while. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** A listener whose faults are answered and told, thrown at once or later: none ends the process. */
export function guarded(listener: Listener, log: Log): RequestListener {
  return (request, response) => {
    const fail = (err: unknown) => {
      log.error({ err }, 'a request could not be answered')
      if (response.headersSent) return void response.destroy()
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(UNEXPECTED)
    }
    try {
      listener(request, response)?.catch(fail)
    } catch (err) {
      fail(err)
    }
  }
}

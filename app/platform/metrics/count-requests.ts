import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { METHODS } from '../http/methods.ts'
import type { RouteOf } from './request-route.ts'

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  server: Server
}

const START = 'http.server.request.start'

/**
 * Counts and times each request of this process by route and status, ahead of any router, except
 * those of the `except` server; one that its browser abandons is counted as 499. Gives what stops it.
 */
export function countRequests(registry: Registry, routeOf: RouteOf, except: Server) {
  const labelNames = ['method', 'route', 'status']
  const total = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, or abandoned by their browser (499).',
    labelNames,
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the request line to the last byte handed over.',
    labelNames: ['route'],
    buckets: [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10, 30],
    registers: [registry],
  })
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that wait for their answer.',
    registers: [registry],
  })

  const watch = (message: unknown) => {
    const { request, response, server } = message as Exchange
    if (server === except) return
    const route = routeOf(request.method ?? '', request.url ?? '')
    const stop = seconds.startTimer({ route })
    inFlight.inc()
    response.once('close', () => {
      inFlight.dec()
      stop()
      const status = response.writableFinished ? response.statusCode : 499
      total.inc({ method: knownMethod(request.method), route, status })
    })
  }
  subscribe(START, watch)
  return () => void unsubscribe(START, watch)
}

const knownMethod = (method = '') => (METHODS.includes(method) ? method : 'other')

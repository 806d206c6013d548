import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { createApi } from './create-api.ts'
import type { Interviewer } from './interviewer/interviewer.ts'
import { countRequests } from './platform/metrics/count-requests.ts'
import { type CountGeneration, generationCounter } from './platform/metrics/generations.ts'
import { routeNames } from './platform/metrics/request-route.ts'
import { serveMetrics } from './platform/metrics/serve-metrics.ts'
import type { Ports } from './ports.ts'
import { tallyPayments } from './premium/server/service.ts'

/**
 * Serves what an operator watches as Prometheus text on a port of the loopback: requests, event
 * loop, memory, the interviewer's work, letters and payments. Throws when the port is taken.
 */
export async function openMetrics(ports: Ports, port: number) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  watchOutbox(registry, ports)
  watchPayments(registry, ports)
  watchModel(registry, ports)
  const served = await serveMetrics(registry, port)
  const calls = createApi().routes.map(({ path }) => `/api${path}`)
  const stopCounting = countRequests(registry, routeNames(calls), served.server)
  return {
    port: served.port,
    interviewer: counted(ports.interviewer, generationCounter(registry)),
    close() {
      stopCounting()
      served.close()
    },
  }
}

/** The same interviewer, whose every act is counted. */
function counted(interviewer: Interviewer, count: CountGeneration): Interviewer {
  return {
    ...interviewer,
    askQuestions: (...asked) => count('questions', () => interviewer.askQuestions(...asked)),
    assessAnswer: (...asked) => count('assessment', () => interviewer.assessAnswer(...asked)),
    summarise: (...asked) => count('summary', () => interviewer.summarise(...asked)),
  }
}

function watchOutbox(registry: Registry, { db, outbox }: Ports) {
  const gauge: Gauge<'state'> = new Gauge({
    name: 'outbox_letters',
    help: 'Letters that wait to leave, and those that never will.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const { waiting, failed } = await outbox.tally(db)
      gauge.set({ state: 'waiting' }, waiting)
      gauge.set({ state: 'failed' }, failed)
    },
  })
}

function watchPayments(registry: Registry, { db }: Ports) {
  const gauge: Gauge<'status'> = new Gauge({
    name: 'payments',
    help: 'Payments of the database by status.',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      gauge.reset()
      for (const { status, payments } of await tallyPayments({ db })) {
        gauge.set({ status }, payments)
      }
    },
  })
}

function watchModel(registry: Registry, { modelUse }: Ports) {
  const calls = new Gauge({
    name: 'model_calls_today',
    help: 'Calls of the generative model since midnight, by all processes.',
    registers: [registry],
  })
  const tokens: Gauge = new Gauge({
    name: 'model_tokens_today',
    help: 'Tokens that they took, which AI_DAILY_BUDGET_TOKENS bounds.',
    registers: [registry],
    async collect() {
      const today = await modelUse.today()
      calls.set(today.calls)
      tokens.set(today.tokens)
    },
  })
}

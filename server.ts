import { join } from 'node:path'
import { announce } from './app/announce.ts'
import { openPorts } from './app/open-ports.ts'
import { collectNow } from './app/platform/collect-now.ts'
import { readEnv } from './app/platform/env.ts'
import { canListen, listen } from './app/platform/http/listen.ts'
import { startFault } from './app/platform/start-fault.ts'
import type { Ports } from './app/ports.ts'
import { cacheInFront } from './app/site/cache-in-front.ts'
import { createSite } from './app/site/create-site.ts'

// What is said to a terminal that is gone, or to a disk without room, is lost: the site goes on.
process.stdout.on('error', () => {})
const env = readEnvOrStop()
const lastCall = new AbortController()
const { ports, port, close, metrics } = await open().catch(stop)

let isStopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, async () => {
    if (isStopping) return
    isStopping = true
    await close(lastCall)
    metrics?.close()
    await ports[Symbol.asyncDispose]()
    process.exit(0)
  })
}

// Whoever reads that it is ready may stop it at once: it listens to that already.
process.stdout.write(await announce(env, port, ports.demonstration).catch(stop))
collectNow()

function readEnvOrStop() {
  try {
    return readEnv()
  } catch (fault) {
    process.stderr.write(`${fault instanceof Error ? fault.message : fault}\n`)
    process.exit(1)
  }
}

async function open() {
  // Before anything is made: the passwords of the demonstration are shown by a start that succeeds.
  await canListen(env)
  const ports = await openPorts(env)
  const metrics = await openMetricsIfWanted(ports)
  const { interviewer } = metrics ?? ports
  const site = createSite({ ...ports, interviewer, lastCall: lastCall.signal })
  const listener = cacheInFront(ports, site, join(import.meta.dirname, '../client'))
  return { ports, metrics, ...(await listen(listener, env)) }
}

/** Loaded only by whoever watches, so that the others do not pay for it. */
async function openMetricsIfWanted(ports: Ports) {
  if (env.METRICS_PORT === undefined) return null
  const { openMetrics } = await import('./app/open-metrics.ts')
  return openMetrics(ports, env.METRICS_PORT)
}

function stop(fault: unknown): never {
  const said = startFault(fault, env)
  if (!said) throw fault
  process.stderr.write(`${said}\n`)
  process.exit(1)
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { usedBy } from './processors.ts'
import { median } from './quantile.ts'

/** In turn, so that a busy machine is as busy for the one as for the other. */
const ROUNDS = 3
const ROUND_SECONDS = 2
/** Until the compiler has seen the hot paths; less would measure its work. */
const WARM_UP_SECONDS = 3

export interface Load {
  url: string
  method?: 'GET' | 'POST'
  body?: string
  headers?: Record<string, string>
}

interface Round {
  perSecond: number
  p99: number
  errors: number
  /** Processor time of one answer, in milliseconds; no neighbour changes it much. */
  cpu: number
}

interface Floor {
  url: string
  pid: number
  close: () => void
}

/** Our server against a bare one, in turn. */
export async function compareLoad(asked: Load, pid: number) {
  const json = asked.body ? { 'content-type': 'application/json' } : {}
  const load = { ...asked, headers: { ...json, ...asked.headers } }
  const bare = await startBareServer(load)
  await measure(load, pid, WARM_UP_SECONDS)
  await measure({ ...load, url: bare.url }, bare.pid, WARM_UP_SECONDS)
  const ours: Round[] = []
  const floor: Round[] = []
  for (let round = 0; round < ROUNDS; round++) {
    floor.push(await measure({ ...load, url: bare.url }, bare.pid, ROUND_SECONDS))
    ours.push(await measure(load, pid, ROUND_SECONDS))
  }
  bare.close()
  const perSecond = median(ours.map((round) => round.perSecond))
  const most = median(floor.map((round) => round.perSecond))
  return {
    perSecond,
    most,
    ratio: perSecond / most,
    cpuRatio: median(floor.map(({ cpu }) => cpu)) / median(ours.map(({ cpu }) => cpu)),
    p99: median(ours.map(({ p99 }) => p99)),
    errors: ours.reduce((sum, { errors }) => sum + errors, 0),
  }
}

async function measure({ url, ...load }: Load, pid: number, duration: number): Promise<Round> {
  const before = usedBy(pid)
  const result = await autocannon({ url, connections: 50, duration, ...load })
  return {
    perSecond: Math.round(result.requests.average),
    p99: result.latency.p99,
    errors: result.non2xx + result.errors,
    cpu: (usedBy(pid) - before) / result.requests.total,
  }
}

/** A bare `node:http` server that sends the very bytes that ours answers. */
async function startBareServer({ url, ...init }: Load): Promise<Floor> {
  const program = join(import.meta.dirname, 'bare-server.ts')
  const child = spawn(process.execPath, [program, url, JSON.stringify(init)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = await once(child.stdout, 'data')
  return {
    url: `http://127.0.0.1:${Number(port)}/`,
    pid: child.pid ?? 0,
    close: () => child.kill(),
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'

/** In turn, so that a busy machine is as busy for the one as for the other. */
const ROUNDS = 3
const ROUND_SECONDS = 2
/** Of the clock that counts a process's time, a second. */
const TICKS = 100

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

/** Our server against a bare one that sends the very bytes that ours answers. */
export async function compareLoad(asked: Load, pid: number) {
  const json = asked.body ? { 'content-type': 'application/json' } : {}
  const load = { ...asked, headers: { ...json, ...asked.headers } }
  const bare = await startBareServer(load)
  await measure(load, pid, 1)
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
  const before = processorTime(pid)
  const result = await autocannon({ url, connections: 50, duration, ...load })
  return {
    perSecond: Math.round(result.requests.average),
    p99: result.latency.p99,
    errors: result.non2xx + result.errors,
    cpu: (processorTime(pid) - before) / result.requests.total,
  }
}

async function startBareServer({ url, ...init }: Load) {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'bare-server.ts'), url, JSON.stringify(init)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [port] = await once(child.stdout, 'data')
  return {
    url: `http://127.0.0.1:${Number(port)}/`,
    pid: child.pid ?? 0,
    close: () => child.kill(),
  }
}

/** What a process has worked since its start, in milliseconds. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

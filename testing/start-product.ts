import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWithUs } from './end-with-us.ts'
import { freePort } from './free-port.ts'

const SERVER = join(import.meta.dirname, '../build/server/index.js')
/** The product is measured with the memory that `npm start` gives it. */
const MEMORY: { flags: string[]; env: Record<string, string> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../scripts/memory.json'), 'utf8'),
)

/** Starts the built product on data of its own; `readyAfter` is in milliseconds from its launch. */
export async function startProduct(env: Record<string, string> = {}, server = SERVER) {
  const port = env.PORT ?? String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'vis-a-vis-bench-'))
  const launched = performance.now()
  const child = spawn(process.execPath, [...MEMORY.flags, server], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...MEMORY.env,
      ...process.env,
      NODE_ENV: 'production',
      PORT: port,
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    },
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  // Not 'exit': the last words of a process may be read after its end.
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  endWithUs(exited, () => child.kill('SIGKILL'))
  if (!(await answers(`${url}/readyz`, child))) {
    child.kill('SIGKILL')
    throw new Error(`${url} does not answer.\n${said}`)
  }
  return {
    url,
    dataDir,
    readyAfter: performance.now() - launched,
    pid: child.pid ?? 0,
    /** Resident memory in megabytes. */
    memory: () => megabytesOf(child.pid ?? 0, 'VmRSS'),
    /** The most that it ever was. */
    peakMemory: () => megabytesOf(child.pid ?? 0, 'VmHWM'),
    /** What it has written to its terminal. */
    said: () => said,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    exited,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** Whether it answers before it ends, or within half a minute at least. */
async function answers(url: string, child: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < 3_000 && child.exitCode === null; attempt++) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return true
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return false
}

function megabytesOf(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const [, kilobytes = '0'] = new RegExp(`${name}:\\s+(\\d+)`).exec(status) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

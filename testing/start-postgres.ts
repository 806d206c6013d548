import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { endWithUs } from './end-with-us.ts'
import { freePort } from './free-port.ts'

const execute = promisify(execFile)

export const POSTGRES_MISSING =
  'PostgreSQL est introuvable : installez-le (sous Debian : apt-get install postgresql), puis relancez les tests.'

/** Where the programs of the newest installed PostgreSQL lie; null when there is none. */
export function findPostgres(): string | null {
  const folders = globSync([
    '/usr/lib/postgresql/*/bin',
    '/opt/homebrew/opt/postgresql@*/bin',
    '/usr/local/pgsql/bin',
  ])
  return folders.sort().at(-1) ?? null
}

/** Starts a throw-away cluster on a free port; `stop` ends it and leaves nothing behind. */
export async function startPostgres() {
  const bin = findPostgres()
  if (!bin) throw new Error(POSTGRES_MISSING)
  const folder = await mkdtemp(join(tmpdir(), 'vis-a-vis-postgres-'))
  const asOwner = await runnerFor(folder)
  const data = join(folder, 'data')
  const port = await freePort()

  await asOwner(`${bin}/initdb`, [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  ])
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c max_connections=200`
  const control = (...order: string[]) => asOwner(`${bin}/pg_ctl`, ['-D', data, ...order])
  const start = () => control('-w', '-o', settings, '-l', `${folder}/log`, 'start')
  const halt = () => control('-m', 'immediate', 'stop')
  await start()
  const stopped = Promise.withResolvers<void>()
  endWithUs(stopped.promise, () => process.kill(firstProcess(data), 'SIGQUIT'))

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** The server is gone for a while, as in a failure; `start` brings it back with its data. */
    halt,
    start,
    /** It keeps its connections and answers nothing, until `resume`. */
    pause: () => signalAll(data, 'SIGSTOP'),
    resume: () => signalAll(data, 'SIGCONT'),
    /** No file of it grows beyond so many bytes, as on a disk without room; `unlimited` makes room. */
    limitFiles: (most: number | 'unlimited') => limitAll(data, most, asOwner),
    async stop() {
      await halt()
      stopped.resolve()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The server is one process that starts the others: stopped first, it starts none meanwhile. */
async function signalAll(data: string, signal: NodeJS.Signals): Promise<void> {
  const first = firstProcess(data)
  process.kill(first, signal)
  for (const child of await childrenOf(first)) process.kill(child, signal)
}

type Run = (program: string, args: string[]) => Promise<unknown>

/** Those that it starts later inherit the limit of the first. */
async function limitAll(data: string, most: number | 'unlimited', asOwner: Run): Promise<void> {
  const first = firstProcess(data)
  const limit = (one: number) => asOwner('prlimit', ['--pid', String(one), `--fsize=${most}:`])
  await limit(first)
  // One that has ended meanwhile needs none.
  for (const child of await childrenOf(first)) await limit(child).catch(() => {})
}

function firstProcess(data: string): number {
  const [first] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  return Number(first)
}

async function childrenOf(first: number): Promise<number[]> {
  const children = await readFile(`/proc/${first}/task/${first}/children`, 'utf8')
  return children.trim().split(' ').map(Number)
}

/** initdb refuses to run as root, so root hands over to the user that Debian made for it. */
async function runnerFor(folder: string) {
  if (process.getuid?.() !== 0) {
    return (program: string, args: string[]) => execute(program, args, { cwd: folder })
  }
  const entry = /^postgres:[^:]*:(\d+):(\d+)/m.exec(await readFile('/etc/passwd', 'utf8'))
  if (!entry) throw new Error(POSTGRES_MISSING)
  await chown(folder, Number(entry[1]), Number(entry[2]))
  return (program: string, args: string[]) =>
    execute('runuser', ['-u', 'postgres', '--', program, ...args], { cwd: folder })
}

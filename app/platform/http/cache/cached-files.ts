import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Log } from '../../log.ts'
import { SCRIPT_POLICY } from '../security-headers.ts'
import { type CachedAnswer, cachedAnswer } from './cached-answer.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'
/** Asked for again at each visit: what it keeps is of one build. */
const SERVICE_WORKER = '/sw.js'

const KINDS: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.bin': 'application/octet-stream',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

const ASSETS = '/assets/'
/** A file that is named after what it holds: neither a folder nor a step up can be written so. */
const HASHED = /^\/assets\/\w[\w.-]*-[\w-]{8}\.\w+$/
/** In bytes, all forms together: one build whole, and what is asked of those before and after it. */
const CAPACITY = 24_000_000
const GONE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR'])

export type CachedFiles = ReturnType<typeof cacheFiles>

interface Options {
  root: string
  headers: Iterable<[string, string]>
  log: Log
}

/**
 * The built files by their address, each read when it is first asked for and kept from then on,
 * with the compressed forms that lie beside it. Only what was built has an address; what another
 * build has put beside it meanwhile has one too, so that a page of either finds its files here.
 */
export function cacheFiles({ root, headers, log }: Options) {
  const shared = [...headers]
  const named = new Set(
    globSync('**/*.*', { cwd: root })
      .map((path) => `/${path}`)
      .filter(isServed),
  )
  const kept = new LRUCache<string, CachedAnswer>({ maxSize: CAPACITY, sizeCalculation: sizeOf })
  const reading = new Map<string, Promise<CachedAnswer | null>>()
  const missed = new Set<string>()

  async function read(path: string): Promise<CachedAnswer | null> {
    try {
      const file = await readForms(join(root, path))
      const answer = cachedAnswer(200, [...policyOf(path, shared), ...kindOf(path)], file)
      kept.set(path, answer)
      missed.delete(path)
      return answer
    } catch (err) {
      if (!GONE.has(codeOf(err))) {
        log.error({ err, path }, 'a built file could not be read')
        throw err
      }
      if (named.has(path) && !missed.has(path)) {
        missed.add(path)
        log.error({ path }, 'a built file is gone')
      }
      return null
    }
  }

  return {
    /** What is kept already, without waiting for the disk. */
    held: (path: string): CachedAnswer | undefined => kept.get(path),
    /** Whether a file may lie at an address. */
    mayBeAt: (path: string) => named.has(path) || (HASHED.test(path) && isServed(path)),
    /** Reads a file once for all who ask; null when it is not there. Throws when the disk fails. */
    obtain(path: string): Promise<CachedAnswer | null> {
      const underway = reading.get(path)
      if (underway) return underway
      const mine = read(path).finally(() => reading.delete(path))
      reading.set(path, mine)
      return mine
    },
  }
}

const sizeOf = ({ size }: CachedAnswer) => size

const isServed = (path: string) => KINDS[extname(path)] !== undefined

const kindOf = (path: string): [string, string][] => [
  ['Content-Type', KINDS[extname(path)] ?? ''],
  ['Cache-Control', lifeOf(path)],
]

function lifeOf(path: string): string {
  if (path === SERVICE_WORKER) return 'no-cache'
  return path.startsWith(ASSETS) ? IMMUTABLE : AN_HOUR
}

const policyOf = (path: string, shared: [string, string][]) =>
  extname(path) !== '.js'
    ? shared
    : shared.map(([name, value]): [string, string] => [
        name,
        name === 'Content-Security-Policy' ? SCRIPT_POLICY : value,
      ])

async function readForms(path: string) {
  const [identity, br, gzip] = await Promise.all([
    readFile(path),
    readFile(`${path}.br`).catch(nothing),
    readFile(`${path}.gz`).catch(nothing),
  ])
  return { identity, ...(br && { br }), ...(gzip && { gzip }) }
}

/** What was not compressed beforehand is sent as it is. */
const nothing = () => undefined

const codeOf = (err: unknown) => String((err as { code?: unknown } | null)?.code)

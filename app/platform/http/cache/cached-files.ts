import { existsSync, globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { type CachedAnswer, cachedAnswer } from './cached-answer.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

const KINDS: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
}

/**
 * The built files by their address, each read when it is first asked for and kept from then on,
 * with the compressed forms that lie beside it. Only what was built has an address.
 */
export function cacheFiles(root: string, headers: Iterable<[string, string]>) {
  const shared = [...headers]
  const files = new Map<string, CachedAnswer | null>(
    globSync('**/*.*', { cwd: root })
      .filter((path) => KINDS[extname(path)])
      .map((path) => [`/${path}`, null]),
  )

  return (path: string): CachedAnswer | undefined => {
    const file = files.get(path)
    if (file !== null) return file
    const read = readFile(join(root, path), [
      ...shared,
      ['Content-Type', KINDS[extname(path)] ?? ''],
      ['Cache-Control', path.startsWith('/assets/') ? IMMUTABLE : AN_HOUR],
    ])
    files.set(path, read)
    return read
  }
}

function readFile(path: string, headers: [string, string][]): CachedAnswer {
  const beside = (ending: string) =>
    existsSync(path + ending) ? readFileSync(path + ending) : undefined
  const br = beside('.br')
  const gzip = beside('.gz')
  const forms = { identity: readFileSync(path), ...(br && { br }), ...(gzip && { gzip }) }
  return cachedAnswer(200, headers, forms)
}

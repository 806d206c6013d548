import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** How long the files of an earlier build are kept, in milliseconds: a tab that is older is told to reload. */
const A_WEEK = 7 * 86_400_000
/** In bytes: six builds that have nothing in common, or some thirty ordinary ones. */
const EARLIER_MAX = 100_000_000
/** When each file of earlier builds was first not built again, by its path. */
const LIST = 'earlier.json'
/** What names the others comes last. */
const ENTRY = 'server/index.js'

export interface Earlier {
  count: number
  bytes: number
}

/**
 * Puts a fresh build over the one in use, file by file, so that no file that a running process or an
 * open page may still ask for is ever missing. Those of earlier builds stay beside it for a week.
 */
export function layOver(fresh: string, place: string, now: Date): Earlier {
  const built = filesOf(fresh).sort((a, b) => Number(a === ENTRY) - Number(b === ENTRY))
  for (const path of built) {
    mkdirSync(dirname(join(place, path)), { recursive: true })
    renameSync(join(fresh, path), join(place, path))
  }
  rmSync(fresh, { recursive: true, force: true })
  const listed = readList(place)
  const isBuilt = new Set(built)
  const earlier = filesOf(place).filter((path) => !isBuilt.has(path))
  const since = (path: string) => listed[path] ?? now.toISOString()
  return keep(place, Object.fromEntries(earlier.map((path) => [path, since(path)])), now)
}

/** Removes the files of earlier builds that are a week old, and the oldest of those that are too many. */
export const forgetEarlier = (place: string, now: Date): Earlier =>
  keep(place, readList(place), now)

function keep(place: string, since: Record<string, string>, now: Date): Earlier {
  const kept: Record<string, string> = {}
  const sum = { count: 0, bytes: 0 }
  const newestFirst = Object.entries(since).sort(([, a], [, b]) => b.localeCompare(a))
  for (const [path, instant] of newestFirst) {
    const file = join(place, path)
    const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0
    const isOld = now.getTime() - Date.parse(instant) >= A_WEEK
    if (isOld || sum.bytes + bytes > EARLIER_MAX) rmSync(file, { force: true })
    else {
      kept[path] = instant
      sum.count += 1
      sum.bytes += bytes
    }
  }
  writeFileSync(join(place, LIST), JSON.stringify(kept))
  return sum
}

const filesOf = (folder: string): string[] =>
  globSync('{client,server}/**/*', { cwd: folder }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  )

function readList(place: string): Record<string, string> {
  const list = join(place, LIST)
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}
}

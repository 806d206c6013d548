import { HOME_DATA, SHELL } from './names.ts'

export const SHELL_CACHE = 'shell-'

/** What an address under `/assets/` holds never changes. */
const FILE = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g
/** How a program names what it loads later. The table of all pages is no part of an interview. */
const LOADED_LATER = /["'`](?:\.\/|\/?assets\/)((?!manifest-)[\w.~-]+\.(?:js|css))["'`]/g

/** One build: its fingerprint, and the names of its files that come when they are first used. */
interface Build {
  name: string
  heavy: readonly string[]
}

/**
 * Keeps the screens of one build, every file that they name, and what these load later, so that an
 * interview goes on without a network; throws when a screen or a file that it names does not come.
 */
export async function keepShell({ name, heavy }: Build): Promise<void> {
  const shell = await caches.open(SHELL_CACHE + name)
  const named = await Promise.all(
    SHELL.map(async (path) => {
      const page = await fetch(path, { cache: 'no-cache' })
      if (!page.ok) throw new Error(`${path} answered ${page.status}.`)
      await shell.put(path, page.clone())
      return (await page.text()).match(FILE) ?? []
    }),
  )
  const files = [...new Set(named.flat())]
  await shell.addAll([...files, HOME_DATA])
  await keepLater(shell, files, new Set(heavy))
}

/**
 * Level by level: what a file loads may load more. One that does not come is left out, and a heavy one is
 * not even asked for: a download that is broken off may have come whole.
 */
async function keepLater(
  shell: Cache,
  files: readonly string[],
  heavy: Set<string>,
): Promise<void> {
  const known = new Set(files)
  let level = files
  while (level.length > 0) {
    const texts = await Promise.all(level.map((file) => textOf(shell, file)))
    const names = texts.flatMap((text) => [...text.matchAll(LOADED_LATER)].map(([, name]) => name))
    const light = names.filter((name) => name && !heavy.has(name)).map((name) => `/assets/${name}`)
    const next = new Set(light.filter((file) => !known.has(file)))
    for (const file of next) known.add(file)
    await Promise.all([...next].map((file) => shell.add(file).catch(() => {})))
    level = [...next]
  }
}

async function textOf(shell: Cache, file: string): Promise<string> {
  const kept = file.endsWith('.js') ? await shell.match(file) : undefined
  return kept ? kept.text() : ''
}

/** Forgets every version of something but the latest two: a tab of the one before may still be open. */
export async function forgetOlder(beginning: string): Promise<void> {
  const names = await caches.keys()
  const older = names.filter((name) => name.startsWith(beginning)).slice(0, -2)
  await Promise.all(older.map((name) => caches.delete(name)))
}

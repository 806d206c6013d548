import { HOME_DATA, SHELL } from './names.ts'

export const SHELL_CACHE = 'shell-'
/** In bytes as they travel: what draws a PDF or reads one is kept when it is first used. */
const HEAVY = 40_000

/** What an address under `/assets/` holds never changes. */
const FILE = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g
/** How a program names what it loads later. The table of all pages is no part of an interview. */
const LOADED_LATER = /["'`](?:\.\/|\/?assets\/)((?!manifest-)[\w.~-]+\.(?:js|css))["'`]/g

/**
 * Keeps the screens of one build, every file that they name, and what these load later, so that an
 * interview goes on without a network; throws when a screen or a file that it names does not come.
 */
export async function keepShell(build: string): Promise<void> {
  const shell = await caches.open(SHELL_CACHE + build)
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
  await keepLater(shell, files)
}

/** Level by level: what a file loads may load more. One that does not come is left out. */
async function keepLater(shell: Cache, files: readonly string[]): Promise<void> {
  const known = new Set(files)
  let level = files
  while (level.length > 0) {
    const texts = await Promise.all(level.map((file) => textOf(shell, file)))
    const names = texts.flatMap((text) => [...text.matchAll(LOADED_LATER)].map(([, name]) => name))
    const next = new Set(names.map((name) => `/assets/${name}`).filter((file) => !known.has(file)))
    for (const file of next) known.add(file)
    await Promise.all([...next].map((file) => keepIfLight(shell, file).catch(() => {})))
    level = [...next]
  }
}

async function textOf(shell: Cache, file: string): Promise<string> {
  const kept = file.endsWith('.js') ? await shell.match(file) : undefined
  return kept ? kept.text() : ''
}

async function keepIfLight(shell: Cache, file: string): Promise<void> {
  const answer = await fetch(file)
  if (answer.ok && Number(answer.headers.get('Content-Length')) < HEAVY)
    await shell.put(file, answer)
  else await answer.body?.cancel()
}

/** Forgets every version of something but the latest two: a tab of the one before may still be open. */
export async function forgetOlder(beginning: string): Promise<void> {
  const names = await caches.keys()
  const older = names.filter((name) => name.startsWith(beginning)).slice(0, -2)
  await Promise.all(older.map((name) => caches.delete(name)))
}

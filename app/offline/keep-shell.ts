import { SHELL } from './names.ts'

const SHELL_CACHE = 'shell-'

/** What an address under `/assets/` holds never changes. */
const FILE = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g

/** Keeps the screens of one build and every file that they name; throws when one does not come. */
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
  await shell.addAll([...new Set(named.flat())])
}

/** Forgets the screens of every other build. */
export async function forgetOlderShells(build: string): Promise<void> {
  const names = await caches.keys()
  const older = names.filter((name) => name.startsWith(SHELL_CACHE) && name !== SHELL_CACHE + build)
  await Promise.all(older.map((name) => caches.delete(name)))
}

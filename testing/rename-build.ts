import {
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** How the name of a built file ends: with what it holds, in eight letters. */
const ENDING = /-[\w-]{8}\.(?:js|css|json|bin|woff2)\b/g
const FINGERPRINT = /\b[\da-f]{64}\b/
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * Makes another build of this one: it does the same, but no file of a browser has the name that it
 * had, and its service worker is another.
 */
export function renameBuild(build: string): void {
  const assets = join(build, 'client/assets')
  const known = new Set(readdirSync(assets).flatMap((name) => name.match(ENDING) ?? []))
  const renamed = (text: string) =>
    text.replace(ENDING, (ending) => (known.has(ending) ? ending.replace('.', '_.') : ending))

  for (const path of globSync('{client,server}/**/*.{js,css}', { cwd: build }))
    rewrite(join(build, path), renamed)
  rewrite(join(build, 'client/sw.js'), (text) =>
    text.replace(FINGERPRINT, (found) => [...found].reverse().join('')),
  )
  for (const name of readdirSync(assets))
    renameSync(join(assets, name), join(assets, renamed(name)))
}

function rewrite(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8')
  const after = change(before)
  if (after === before) return
  writeFileSync(file, after)
  rmSync(`${file}.gz`, { force: true })
  if (existsSync(`${file}.br`)) writeFileSync(`${file}.br`, brotliCompressSync(after, QUICK))
}

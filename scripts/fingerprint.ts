import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'

const SOURCES = [
  'app/**',
  'public/**',
  '*.config.ts',
  'server.ts',
  'package-lock.json',
  'tsconfig.json',
]

/** One hash over everything that a build is made from. */
export function fingerprint(root: string): string {
  const hash = createHash('sha256')
  for (const path of globSync(SOURCES, { cwd: root }).sort()) {
    const file = `${root}/${path}`
    if (/\.test\.tsx?$/.test(path) || !statSync(file).isFile()) continue
    hash.update(path).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

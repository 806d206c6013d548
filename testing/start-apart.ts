import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { startProduct } from './start-product.ts'

const ROOT = join(import.meta.dirname, '..')

/** Starts the built product from a copy of its build, which may be changed before, or taken away from it. */
export async function startApart(
  env: Record<string, string> = {},
  change: (build: string) => void = () => {},
) {
  const root = mkdtempSync(join(tmpdir(), 'vis-a-vis-apart-'))
  const build = join(ROOT, 'build')
  const earlier = JSON.parse(readFileSync(join(build, 'earlier.json'), 'utf8'))
  cpSync(build, join(root, 'build'), {
    recursive: true,
    filter: (file) => !(relative(build, file) in earlier),
  })
  cpSync(join(ROOT, 'package.json'), join(root, 'package.json'))
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  change(join(root, 'build'))
  const product = await startProduct(env, join(root, 'build/server/index.js'))
  return {
    ...product,
    /** Where the files of browsers lie. */
    client: join(root, 'build/client'),
    async [Symbol.asyncDispose]() {
      await product[Symbol.asyncDispose]()
      rmSync(root, { recursive: true, force: true })
    },
  }
}

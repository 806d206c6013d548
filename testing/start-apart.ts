import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from './start-product.ts'

const ROOT = join(import.meta.dirname, '..')

/** Starts the built product from a copy of its build, which may be taken away from it. */
export async function startApart(env: Record<string, string> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'vis-a-vis-apart-'))
  for (const part of ['build', 'package.json']) {
    cpSync(join(ROOT, part), join(root, part), { recursive: true })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
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

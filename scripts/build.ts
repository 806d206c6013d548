import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.ts'
import { precompress } from './precompress.ts'

const root = join(import.meta.dirname, '..')
const marker = join(root, 'build/.sources')
const sources = fingerprint(root)

/** With `--bench`, what the product's pages are compared with is built beside them. */
const mode = process.argv.includes('--bench') ? 'bench' : 'production'
const built = existsSync(marker) ? readFileSync(marker, 'utf8').split(' ') : []
const isFresh = built[0] === sources && (mode === 'production' || built[1] === mode)
if (!(process.argv.includes('--if-changed') && isFresh)) build()

function build() {
  console.log('Construction du site…')
  const bin = join(root, 'node_modules/@react-router/dev/bin.cjs')
  const { status } = spawnSync(
    process.execPath,
    [bin, 'build', '--mode', mode, '--logLevel', 'warn'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  if (status !== 0) process.exit(status ?? 1)
  precompress(join(root, 'build/client'))
  writeFileSync(marker, `${sources} ${mode}`)
}

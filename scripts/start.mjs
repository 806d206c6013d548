// The whole product with one command: installs, builds what changed, migrates and serves.
import { existsSync, readFileSync } from 'node:fs'
import { prepare, ROOT, run } from './prepare.mjs'

const node = prepare()
const built = await run(node, ['scripts/build.ts', '--if-changed'])
if (built !== 0) process.exit(built)
const envFile = existsSync(`${ROOT}/.env`) ? [`--env-file=${ROOT}/.env`] : []
// A heap that may grow to gigabytes does so before it is swept, and each thread would keep a pool of
// its own of what libraries ask for; the product needs a twentieth, and two pools.
const { flags, env } = JSON.parse(readFileSync(`${ROOT}/scripts/memory.json`, 'utf8'))
process.exit(
  await run(node, [...flags, ...envFile, `${ROOT}/build/server/index.js`], {
    ...env,
    ...process.env,
    NODE_ENV: process.env.NODE_ENV ?? 'production',
  }),
)

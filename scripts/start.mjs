// The whole product with one command: installs, builds what changed, migrates and serves.
import { existsSync } from 'node:fs'
import { prepare, ROOT, run } from './prepare.mjs'

const node = prepare()
const built = await run(node, ['scripts/build.ts', '--if-changed'])
if (built !== 0) process.exit(built)
const envFile = existsSync(`${ROOT}/.env`) ? [`--env-file=${ROOT}/.env`] : []
process.exit(
  await run(node, [...envFile, `${ROOT}/build/server/index.js`], {
    NODE_ENV: process.env.NODE_ENV ?? 'production',
  }),
)

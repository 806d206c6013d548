// The whole product with one command: installs, builds what changed, migrates and serves.
import { prepare, ROOT, run } from './prepare.mjs'

const node = prepare()
const built = await run(node, ['scripts/build.ts', '--if-changed'])
if (built !== 0) process.exit(built)
process.exit(
  await run(node, ['--env-file-if-exists=.env', `${ROOT}/build/server/index.js`], {
    NODE_ENV: process.env.NODE_ENV ?? 'production',
  }),
)

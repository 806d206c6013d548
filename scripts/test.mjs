// Everything there is to check, with one command; see scripts/test-everything.ts for the order.
import { prepare, run } from './prepare.mjs'

process.exit(await run(prepare(), ['scripts/test-everything.ts']))

// Everything there is to check, with one command; see scripts/test-everything.ts for the order.
import { prepare, run } from './prepare.mjs'

const env = process.argv.includes('--all') ? { EVERY_BAD_INPUT: '1' } : {}
process.exit(await run(prepare(), ['scripts/test-everything.ts'], env))

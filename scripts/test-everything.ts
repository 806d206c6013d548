import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTemporaryFolder } from '../testing/temporary-folder.ts'
import { ensureSystemPackages } from './system-packages.ts'

ensureSystemPackages()
// After them: what installs packages does so as another user, who could not write there.
openTemporaryFolder()
const root = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'vis-a-vis-reports-'))
let passed = 0
let failed = 0

run('Vérifications', ['scripts/check.ts', '--static'])
run('Livre', ['eval/book.ts', '--brief'])
runCounted('Tests', 'vitest.json', countVitest, [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports}/vitest.json`,
])
run('Construction', ['scripts/build.ts', '--if-changed'])
runCounted('Parcours', 'playwright.json', countPlaywright, [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--reporter=list,json',
])

console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

function run(name: string, args: string[]): void {
  console.log(`\n== ${name}`)
  const began = performance.now()
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json') }
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env })
  console.log(`== ${name} : ${Math.round((performance.now() - began) / 1000)} s`)
  if (status !== 0) failed += 1
}

/** A runner that fails without a failed test (or leaves no report) counts as one failure. */
function runCounted(name: string, report: string, count: Count, args: string[]): void {
  const before = failed
  run(name, args)
  const tally = readTally(join(reports, report), count)
  passed += tally.passed
  failed = tally.failed > 0 ? before + tally.failed : failed
}

type Count = (report: never) => { passed: number; failed: number }

function readTally(file: string, count: Count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as never)
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function countVitest(report: { numPassedTests: number; numFailedTests: number }) {
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

function countPlaywright({
  stats,
}: {
  stats: { expected: number; unexpected: number; flaky: number }
}) {
  if (stats.flaky > 0) {
    console.log(`${stats.flaky} parcours n'ont réussi qu'au second essai : à corriger.`)
  }
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

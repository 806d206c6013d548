import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)
/** Three times as fast as the compiler in JavaScript, which stays for dependency-cruiser alone. */
const TYPE_CHECKER = join(root, 'node_modules/typescript-native/bin/tsc')
/** A second check looks at what changed since the first. */
const KEPT_BETWEEN_RUNS = [
  '--incremental',
  '--tsBuildInfoFile',
  'node_modules/.cache/types.tsbuildinfo',
]

interface Step {
  name: string
  commands: [program: string, ...args: string[]][]
}

const steps: Step[] = [
  { name: 'format et lint', commands: [[bin('biome'), 'check', '--error-on-warnings']] },
  {
    name: 'types',
    commands: [
      [bin('react-router'), 'typegen'],
      [process.execPath, TYPE_CHECKER, '-p', '.', ...KEPT_BETWEEN_RUNS],
    ],
  },
  {
    name: 'pièces',
    commands: [
      [bin('depcruise'), 'app', 'server.ts', '--config', '.dependency-cruiser.cjs'],
      [process.execPath, 'scripts/check-sizes.ts'],
      [process.execPath, 'scripts/check-doc-paths.ts'],
      [process.execPath, 'scripts/check-patterns.ts'],
    ],
  },
  { name: 'livre', commands: [[process.execPath, 'eval/book.ts', '--form', '--brief']] },
  { name: 'code inutilisé', commands: [[bin('knip'), '--no-progress']] },
  ...(process.argv.includes('--static') ? [] : [{ name: 'tests', commands: [vitest()] }]),
]

function vitest(): [string, ...string[]] {
  return [bin('vitest'), 'run', '--project', 'unit', '--reporter=dot']
}

const verdicts = await Promise.all(steps.map(runStep))
process.exit(verdicts.every(Boolean) ? 0 : 1)

async function runStep({ name, commands }: Step): Promise<boolean> {
  for (const command of commands) {
    const { code, output } = await runQuietly(command)
    if (code !== 0) {
      console.log(`✗ ${name}\n${output}`)
      return false
    }
  }
  console.log(`✓ ${name}`)
  return true
}

function runQuietly([program, ...args]: [string, ...string[]]) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(program, args, { cwd: root, env: { ...process.env, FORCE_COLOR: '0' } })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
